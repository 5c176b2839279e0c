import * as v from 'valibot';
import { itemTypes } from '../../../values/vehicle/vehicle-terms.ts';
import {
  count,
  described,
  groupFor,
  link,
  orNull,
  picture,
  slug,
  switchFor,
  text,
  textFor,
  textWith,
} from '../parts.schema.ts';

/** "Brand entry: title, slug, logoSrc, imageBannerSrc, description paragraphs, skipPage" (stock and vehicle §3). */
const brandEntrySchema = v.strictObject({
  title: textFor('The brand as customers know it', 'Mazda'),
  slug: described(
    orNull(slug),
    'Its address on the site: /slug/overview; null makes it of the title',
    'mazda',
  ),
  logoSrc: described(
    orNull(picture),
    'The logo, where you have the right to show it; null sets the name in your own type',
    '/brands/mazda.svg',
  ),
  imageBannerSrc: described(
    orNull(picture),
    'Wide picture on top of its page, 8:3; null shows a drawn vehicle of the kind it sells most',
    '/brands/mazda-banner.avif',
  ),
  description: described(v.optional(v.array(text), []), 'What its page says of it, one paragraph each', [
    'We have sold Mazda in Newstead since 1994.',
  ]),
  group: described(
    orNull(v.picklist(itemTypes)),
    'Under which heading it stands; null goes by what of it is in stock',
    'motorcycle',
  ),
  skipPage: described(
    v.optional(v.boolean(), false),
    'true: it has no page of its own, and its tile leads to what is in stock, or nowhere',
  ),
});

const otherBrandSchema = v.strictObject({
  title: textFor('Name of the business', 'Finance and insurance'),
  text: described(
    orNull(text),
    'A few words about it; null for none',
    'Cover for the car and the loan, from one desk.',
  ),
  href: described(link, 'Where it leads', '/finance-and-insurance'),
});

/** brands.json: the overview of all brands, and each brand's page. */
export const brandsSchema = v.strictObject({
  heading: textFor('Heading of the page of all brands'),
  text: textFor('Under the heading, with {count} and {dealer}'),
  textOne: textFor('The same for one brand'),
  stats: described(
    v.array(
      v.strictObject({
        value: textFor('The figure, large', '40+'),
        label: textFor('What it counts', 'brands'),
      }),
    ),
    'Figures of a large group below the heading; none, no figures',
  ),
  groups: groupFor('Headings of the groups', {
    car: textFor('Over the brands of cars'),
    motorcycle: textFor('Over the brands of motorcycles'),
    truck: textFor('Over the brands of trucks'),
    caravan: textFor('Over the brands of caravans'),
  }),
  stockOnly: groupFor('Makes that no branch sells new', {
    heading: textFor('Over the makes that stand in stock but are not sold new'),
    text: described(v.nullable(text), 'Under it, with {cars}; null for none'),
  }),
  others: groupFor('Other brands of the group: rental, tyres, insurance', {
    heading: textFor('Over the other businesses of the group'),
    links: described(v.array(otherBrandSchema), 'The businesses; none, no heading either'),
  }),
  inStockOne: textFor('On the tile of a brand with one vehicle'),
  inStockMany: textWith('count', 'On the tile of a brand, with {count}'),
  inStockNone: textFor('On the tile of a brand without stock'),
  overview: groupFor('The page of a brand, /mazda/overview', {
    show: switchFor('Whether each brand that a branch sells new, or that is listed here, has a page'),
    title: textFor("In the browser's tab and in search results, with {brand}"),
    text: textFor('Below the name where nothing else is written, with {brand}'),
    models: textFor('Over its models, with {brand}'),
    stock: textFor('Over its vehicles in stock, with {brand}'),
    maxStock: described(count(0, 24), 'How many of them are shown'),
    stockOne: textFor('Link to the only one in stock, with {brand}'),
    stockMany: textFor('Link to all of them, with {count} and {brand}'),
    noStock: textFor('Where none is in stock, with {brand}'),
    enquire: textFor('Button to ask about the brand'),
    enquireHref: described(link, 'Where that button leads'),
    places: textFor('Over the branches that sell it new, with {brand}'),
    care: groupFor('Service and parts', {
      show: switchFor('Whether service and parts are offered'),
      heading: textFor('Over them, with {brand}'),
      links: described(
        v.array(
          v.strictObject({
            label: textFor('Words of the link', 'Book a service'),
            text: described(
              v.nullable(text),
              'Below the link, with {brand}; null for none',
              'Serviced where your {brand} was sold.',
            ),
            href: described(link, 'Where it leads', '/service'),
          }),
        ),
        'The links, in order',
      ),
    }),
  }),
  entries: described(
    v.array(brandEntrySchema),
    'What is to be said of single brands. Those that branches sell new (locations.json `manufacturers`) are there without an entry',
  ),
});

export type BrandSettings = v.InferOutput<typeof brandsSchema>;
export type BrandEntry = v.InferOutput<typeof brandEntrySchema>;
