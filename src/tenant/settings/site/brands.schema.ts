import * as v from 'valibot';
import { itemTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { count, groupFor, link, picture, slug, switchFor, text, textFor } from '../parts.schema.ts';

/** "Brand entry: title, slug, logoSrc, imageBannerSrc, description paragraphs, skipPage" (stock and vehicle §3). */
const brandEntrySchema = v.strictObject({
  title: v.pipe(text, v.description('The brand as customers know it'), v.examples(['Mazda'])),
  slug: v.pipe(
    v.optional(v.nullable(slug), null),
    v.description('Its address on the site: /slug/overview; null makes it of the title'),
    v.examples(['mazda']),
  ),
  logoSrc: v.pipe(
    v.optional(v.nullable(picture), null),
    v.description('The logo, where you have the right to show it; null sets the name in your own type'),
    v.examples(['/brands/mazda.svg']),
  ),
  imageBannerSrc: v.pipe(
    v.optional(v.nullable(picture), null),
    v.description(
      'Wide picture on top of its page, 8:3; null shows a drawn vehicle of the kind it sells most',
    ),
    v.examples(['/brands/mazda-banner.avif']),
  ),
  description: v.pipe(
    v.optional(v.array(text), []),
    v.description('What its page says of it, one paragraph each'),
    v.examples([['We have sold Mazda in Newstead since 1994.']]),
  ),
  group: v.pipe(
    v.optional(v.nullable(v.picklist(itemTypes)), null),
    v.description('Under which heading it stands; null goes by what of it is in stock'),
    v.examples(['motorcycle']),
  ),
  skipPage: v.pipe(
    v.optional(v.boolean(), false),
    v.description('true: it has no page of its own, and its tile leads to what is in stock, or nowhere'),
  ),
});

const otherBrandSchema = v.strictObject({
  title: v.pipe(text, v.description('Name of the business'), v.examples(['Finance and insurance'])),
  text: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('A few words about it; null for none'),
    v.examples(['Cover for the car and the loan, from one desk.']),
  ),
  href: v.pipe(link, v.description('Where it leads'), v.examples(['/finance-and-insurance'])),
});

/** brands.json: the overview of all brands, and each brand's page. */
export const brandsSchema = v.strictObject({
  heading: textFor('Heading of the page of all brands'),
  text: textFor('Under the heading, with {count} and {dealer}'),
  textOne: textFor('The same for one brand'),
  stats: v.pipe(
    v.array(
      v.strictObject({
        value: v.pipe(text, v.description('The figure, large'), v.examples(['40+'])),
        label: v.pipe(text, v.description('What it counts'), v.examples(['brands'])),
      }),
    ),
    v.description('Figures of a large group below the heading; none, no figures'),
  ),
  groups: groupFor('Headings of the groups', {
    car: textFor('Over the brands of cars'),
    motorcycle: textFor('Over the brands of motorcycles'),
    truck: textFor('Over the brands of trucks'),
    caravan: textFor('Over the brands of caravans'),
  }),
  stockOnly: groupFor('Makes that no branch sells new', {
    heading: textFor('Over the makes that stand in stock but are not sold new'),
    text: v.pipe(v.nullable(text), v.description('Under it, with {cars}; null for none')),
  }),
  others: groupFor('Other brands of the group: rental, tyres, insurance', {
    heading: textFor('Over the other businesses of the group'),
    links: v.pipe(v.array(otherBrandSchema), v.description('The businesses; none, no heading either')),
  }),
  inStockOne: textFor('On the tile of a brand with one vehicle'),
  inStockMany: v.pipe(
    text,
    v.includes('{count}', 'a text with {count}'),
    v.description('On the tile of a brand, with {count}'),
  ),
  inStockNone: textFor('On the tile of a brand without stock'),
  overview: groupFor('The page of a brand, /mazda/overview', {
    show: switchFor('Whether each brand that a branch sells new, or that is listed here, has a page'),
    title: textFor("In the browser's tab and in search results, with {brand}"),
    text: textFor('Below the name where nothing else is written, with {brand}'),
    models: textFor('Over its models, with {brand}'),
    stock: textFor('Over its vehicles in stock, with {brand}'),
    maxStock: v.pipe(count(0, 24), v.description('How many of them are shown')),
    stockOne: textFor('Link to the only one in stock, with {brand}'),
    stockMany: textFor('Link to all of them, with {count} and {brand}'),
    noStock: textFor('Where none is in stock, with {brand}'),
    enquire: textFor('Button to ask about the brand'),
    enquireHref: v.pipe(link, v.description('Where that button leads')),
    places: textFor('Over the branches that sell it new, with {brand}'),
    care: groupFor('Service and parts', {
      show: switchFor('Whether service and parts are offered'),
      heading: textFor('Over them, with {brand}'),
      links: v.pipe(
        v.array(
          v.strictObject({
            label: v.pipe(text, v.description('Words of the link'), v.examples(['Book a service'])),
            text: v.pipe(
              v.nullable(text),
              v.description('Below the link, with {brand}; null for none'),
              v.examples(['Serviced where your {brand} was sold.']),
            ),
            href: v.pipe(link, v.description('Where it leads'), v.examples(['/service'])),
          }),
        ),
        v.description('The links, in order'),
      ),
    }),
  }),
  entries: v.pipe(
    v.array(brandEntrySchema),
    v.description(
      'What is to be said of single brands. Those that branches sell new (locations.json `manufacturers`) are there without an entry',
    ),
  ),
});

export type BrandSettings = v.InferOutput<typeof brandsSchema>;
export type BrandEntry = v.InferOutput<typeof brandEntrySchema>;
