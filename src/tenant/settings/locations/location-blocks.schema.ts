import * as v from 'valibot';
import {
  count,
  described,
  groupFor,
  link,
  pageName,
  picture,
  reference,
  slug,
  switchFor,
  text,
  textFor,
} from '../parts.schema.ts';

/** "primary, sales, service, parts, service-and-parts, all … service-only … or non-service" (leads and dealer §2). */
export const locationFilters = [
  'all',
  'primary',
  'sales',
  'service',
  'parts',
  'service-and-parts',
  'service-only',
  'car-buying',
  'non-service',
] as const;

const block = v.strictObject({
  kind: described(
    v.picklist(['section', 'grid', 'carousel', 'map', 'table']),
    '"section" tells all about each branch, "grid" and "carousel" are cards, "map" a map beside a list, "table" a line each',
  ),
  filter: described(
    reference,
    `Which branches: ${locationFilters.map((word) => `"${word}"`).join(', ')}, or a location's id`,
  ),
  heading: described(v.nullable(text), 'Over the branches; null for none', 'Our Locations'),
  max: described(
    v.nullable(count(1, 200)),
    'Of more branches only so many are shown, with a link to all of them; null for no limit',
  ),
});

export type LocationBlock = v.InferOutput<typeof block>;

const webLink = v.pipe(
  v.string(),
  v.regex(/^https:\/\/\S+$/, 'an address such as "https://www.example.com/page"'),
);

const tiles = v.pipe(
  v.string(),
  v.regex(
    /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(https:\/\/|\/(?!\/))[^\s"'<>]+$/,
    'an address with {z}, {x} and {y} such as "https://tile.openstreetmap.org/{z}/{x}/{y}.png"',
  ),
);

/** Blocks of branches, and where they are placed. */
export const locationBlockEntries = {
  blocks: described(
    v.record(slug, block),
    'Ways to show branches, by a name of your choice; "placed" says where they stand',
  ),
  placed: described(
    v.record(pageName, v.array(reference)),
    'Names of blocks by page, in order: "home", "locations", or the file name of a page in content/',
  ),
  allLabel: textFor('The link to all branches where a block shows only some'),
  card: groupFor('What stands on the card of a branch', {
    image: switchFor('Its picture'),
    rating: switchFor('Average and number of its reviews'),
    phone: switchFor('Its phone number'),
    hours: switchFor('The opening hours on each card'),
    licence: switchFor('The licence number, where site.json shows licence numbers'),
    stock: switchFor('The link to what stands there'),
    leadsTo: described(
      v.picklist(['location', 'dealership']),
      "Whether a card leads to the branch's page or to that of its dealership",
    ),
  }),
  grid: groupFor('Cards beside each other', {
    columns: described(
      v.pipe(v.array(count(1, 6)), v.minLength(1)),
      'Cards in a row where there is 1 branch, where there are 2, and so on; the last is for more',
    ),
  }),
  carousel: groupFor('Cards in a row that scrolls', {
    hintUpTo: described(count(0, 50), 'The swipe hint stands over so many cards, and fewer'),
    denseAbove: described(count(1, 50), 'Cards are narrower where there are more than so many'),
    hint: described(v.nullable(text), 'Says on a phone that there is more beside; null for none'),
    previous: textFor('What the button back is called'),
    next: textFor('What the button on is called'),
  }),
  map: groupFor('The map of branches', {
    tiles: described(
      v.nullable(tiles),
      'Where the pictures of the map come from, OpenStreetMap-compatible, with {z}, {x}, {y} and, where the provider asks for one, {key}; nothing is asked for before a visitor opens the map; null for the drawing only',
    ),
    key: described(
      v.nullable(v.pipe(v.string(), v.regex(/^[\w.~-]+$/, 'letters, digits, dots, hyphens and underscores'))),
      'The key that a provider of maps has given you, in place of {key} in `tiles`. Every visitor can read it: let the provider accept it from the address of your site only. null for none',
      'pk.b3VyLW1hcC1rZXk',
    ),
    attribution: textFor('Whose map it is, as their licence asks'),
    attributionHref: described(webLink, 'Where their licence is'),
    maxZoom: described(count(1, 22), 'The nearest that the tiles go'),
    picture: described(
      v.nullable(picture),
      'A picture in place of the drawn map, before a visitor opens the map; null for the drawing',
    ),
    pictureText: textFor('What the drawing is called for those who do not see it; {name}'),
    drawingCredit: textFor('On the drawing: whose postcodes it shows, as their licence asks'),
    open: textFor('The button that opens the map'),
    notice: textFor('Beside it: who is asked then; {host}'),
    loading: textFor('While it is on its way'),
    failed: textFor('When it cannot be had'),
    label: textFor('What the map is called for screen readers'),
    keys: textFor('How it is used by keyboard'),
    zoomIn: textFor('What the button is called'),
    zoomOut: textFor('What the button is called'),
    closePopup: textFor('What the × of the box about a branch is called for screen readers'),
    wheel: textFor('When somebody turns the wheel over it without Ctrl'),
  }),
  find: groupFor('Finding a branch by state, make, service and opening hours', {
    show: switchFor('Filters above the list beside a map'),
    from: described(count(1, 1000), 'With at least so many branches'),
    heading: textFor('What the filters are called, for screen readers'),
    state: textFor('Label of the states'),
    anyState: textFor('All states'),
    brand: textFor('Label of the makes'),
    anyBrand: textFor('All makes'),
    service: textFor('Label of what a branch does'),
    anyService: textFor('Whatever it does'),
    openNow: textFor('Only those that are open at this moment'),
    countOne: textFor('How many there are, for one'),
    countMany: textFor('How many there are; {count}'),
    none: textFor('When no branch fulfils all'),
    clear: textFor('The button that shows all again'),
    wholeMap: textFor('On the drawing, after a pin of several branches was pressed and parted'),
  }),
  nearest: groupFor('The nearest branch by postcode', {
    show: switchFor('Find the nearest branch by postcode, where there are several'),
    label: textFor('Label'),
    button: textFor('The button'),
    loading: textFor('While it is on its way'),
    hint: textFor('Stands where the answer will be'),
    result: textFor('What the list of what was found is called; {place} is the postcode'),
    away: textFor('How far a branch is; {distance}'),
    empty: textFor('When no postcode was typed'),
    offline: textFor('Without a connection'),
    failed: textFor('When it cannot be had'),
  }),
  service: groupFor('What the page of a workshop leads to', {
    bookOnline: switchFor(
      'A branch that only does service and parts has Book a Service in place of Contact Us',
    ),
    label: textFor('The button'),
    href: described(link, 'Where it leads'),
  }),
};
