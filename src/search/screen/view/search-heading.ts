import { fill } from '../../../values/fill.ts';
import { formatMoney } from '../../../values/money.ts';
import { listText } from '../../../values/text/list-text.ts';
import { stockWord } from '../../../values/vehicle/stock-word.ts';
import { bodyLabels, carTypeLabels } from '../../../values/vehicle/vehicle-labels.ts';
import { bodySlugs } from '../../../values/vehicle/vehicle-terms.ts';
import { type ListAttribute, listAttributes } from '../../attributes.ts';
import { type LandingTexts, wording } from '../../landing/landing-wording.ts';
import { makeOf } from '../../state/landing-facts.ts';
import type { SearchState } from '../../state/search-state.ts';
import { isSameList } from '../../state/state-parts.ts';
import { isOwnPlace } from '../../state/url-values.ts';
import type { ScreenFacts } from '../page/screen-facts.ts';

type HeadingFacts = Pick<ScreenFacts, 'page' | 'words' | 'currency' | 'locale'> & {
  readonly search: Pick<ScreenFacts['search'], 'texts' | 'heading' | 'screen'>;
};

/** A filter with more values than these is not in the heading, and neither is the fuel after three words. */
const MAX_VALUES = 2;
const MAX_WORDS = 3;

/**
 * The heading of a search: "Used Toyota SUVs under $30,000 in Geelong". A listing keeps its own heading
 * until a filter with words is added; a locked listing always does.
 */
export function searchHeading(state: SearchState, facts: HeadingFacts): string {
  const { page, search, words } = facts;
  const isOwnKept = listAttributes.every((name) => {
    const own = page.base.lists[name];
    return own === undefined || isSameList(own, state.lists[name]);
  });
  if (page.isLocked && isOwnKept) return page.heading;
  const isAdded = (name: ListAttribute) => !isOwnKept || page.base.lists[name] === undefined;
  const nouns = nounsOf(state, facts);
  const price = priceOf(state, facts);
  const place = placeOf(state, facts);
  const isPlaceAdded = place !== null && (place.attribute === null || isAdded(place.attribute));
  if (price === '' && !isPlaceAdded && !nouns.some(({ attribute }) => isAdded(attribute)))
    return isOwnKept ? page.heading : title('titleAll', {}, facts);
  if (nouns.length === 0 && price === '' && place?.attribute === 'location_name')
    return title('titleLocation', { location: place.name }, facts);
  const parts = { what: whatOf(nouns, facts), price, place: place?.text ?? '' };
  return capitalised(
    fill(search.heading.order, { ...words, ...parts })
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** A filter that describes the vehicles. */
interface Noun {
  readonly attribute: ListAttribute;
  /** Before other nouns. */
  readonly words: string;
  /** As the last noun, if "cars" is not needed after it. */
  readonly plural?: string;
  /** The dealer's heading if this is the only filter. */
  readonly title: readonly [keyof LandingTexts, Readonly<Record<string, string>>] | null;
}

function nounsOf(state: SearchState, facts: HeadingFacts): Noun[] {
  const condition = conditionOf(state, facts);
  const make = makeNounOf(state, facts);
  // A model has its body.
  const body = make?.plural === undefined ? bodyOf(state, facts) : null;
  const fuel = namedValues(state, 'fuel')?.map((value) =>
    inSentence(stockWord(facts.search.screen.words, value)),
  );
  const isRoom = [condition, make, body].filter((noun) => noun !== null).length < MAX_WORDS;
  const fuelNoun: Noun | null =
    fuel === undefined || !isRoom
      ? null
      : { attribute: 'fuel', words: listText(fuel, facts.locale), title: null };
  return [condition, fuelNoun, make, body].filter((noun) => noun !== null);
}

function namedValues({ lists }: SearchState, attribute: ListAttribute): readonly string[] | undefined {
  const values = lists[attribute];
  return values === undefined || values.length > MAX_VALUES ? undefined : values;
}

const { used, demo } = carTypeLabels;
const typeTitles: readonly (readonly [readonly string[], keyof LandingTexts])[] = [
  [[used], 'titleUsed'],
  [[carTypeLabels.new], 'titleNew'],
  [[demo], 'titleDemo'],
  [[carTypeLabels.new, demo], 'titleNewAndDemo'],
];

function conditionOf(state: SearchState, { search, locale }: HeadingFacts): Noun | null {
  const values = namedValues(state, 'car_type');
  if (values === undefined) return null;
  const inOrder = Object.values(carTypeLabels).filter((label) => values.includes(label));
  const own = typeTitles.find(([types]) => isSameList(types, values));
  return {
    attribute: 'car_type',
    words: listText(
      inOrder.map((label) => inSentence(stockWord(search.screen.words, label))),
      locale,
    ),
    title: own === undefined ? null : [own[1], {}],
  };
}

function makeNounOf(state: SearchState, { page, locale }: HeadingFacts): Noun | null {
  const values = namedValues(state, 'make_model');
  if (values === undefined) return null;
  const words = listText(values, locale);
  const [value = ''] = values;
  const make = makeOf(value, page.makes) ?? value;
  const hasModel = values.some((one) => (makeOf(one, page.makes) ?? one) !== one);
  const noun = { attribute: 'make_model' as const, words };
  if (!hasModel) return { ...noun, title: ['titleMake', { make: words }] };
  const model = value.slice(make.length + 1);
  return { ...noun, plural: words, title: values.length > 1 ? null : ['titleModel', { make, model }] };
}

const bodySlugOf = new Map(bodySlugs.map((slug) => [bodyLabels[slug], slug]));

function bodyOf(state: SearchState, { search, locale }: HeadingFacts): Noun | null {
  const values = namedValues(state, 'body');
  if (values === undefined) return null;
  const plural = (label: string) => {
    const slug = bodySlugOf.get(label);
    return (slug && search.heading.bodies[slug]) ?? label;
  };
  const [body = ''] = values;
  return {
    attribute: 'body',
    words: listText(
      values.map((value) => stockWord(search.screen.words, value)),
      locale,
    ),
    plural: listText(values.map(plural), locale),
    title: values.length > 1 ? null : ['titleBody', { body: stockWord(search.screen.words, body) }],
  };
}

/** `Used Toyota SUVs`; one filter alone as the dealer heads its listing. */
function whatOf(nouns: readonly Noun[], facts: HeadingFacts): string {
  const last = nouns.at(-1);
  if (nouns.length === 1 && last?.title) return title(...last.title, facts);
  const words = nouns.map((noun) => (noun === last ? (noun.plural ?? noun.words) : noun.words));
  return [...words, ...(last?.plural === undefined ? [facts.words['cars'] ?? ''] : [])].join(' ');
}

function priceOf({ ranges }: SearchState, { search, currency }: HeadingFacts): string {
  const { min = null, max = null } = ranges.price ?? {};
  if (min === null && max === null) return '';
  const { under, over, between } = search.heading;
  const amount = (end: number | null) => (end === null ? '' : formatMoney(end, currency));
  const text = min === null ? under : max === null ? over : between;
  return fill(text, { min: amount(min), max: amount(max) });
}

interface HeadingPlace {
  /** Null for a place to be near to. */
  readonly attribute: ListAttribute | null;
  readonly name: string;
  readonly text: string;
}

const placeTexts = [
  ['location_name', 'at'],
  ['dealership_name', 'at'],
  ['city', 'in'],
  ['state', 'in'],
] as const;

/** The narrowest of the places. */
function placeOf(state: SearchState, { search: { heading }, locale }: HeadingFacts): HeadingPlace | null {
  const { near } = state;
  if (near !== undefined) {
    const name = isOwnPlace(near.place) ? heading.here : near.place;
    const text = fill(near.km === null ? heading.near : heading.within, { place: name, km: near.km ?? '' });
    return { attribute: null, name, text };
  }
  for (const [attribute, preposition] of placeTexts) {
    const values = namedValues(state, attribute);
    if (values === undefined) continue;
    const name = listText(values, locale);
    return { attribute, name, text: fill(heading[preposition], { place: name }) };
  }
  return null;
}

function title(
  text: keyof LandingTexts,
  names: Readonly<Record<string, string>>,
  { search, words }: HeadingFacts,
): string {
  return wording(text, '', names, { texts: search.texts, words }).heading;
}

/** "Plug-in Hybrid" within a sentence; "LPG" stays. */
function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
