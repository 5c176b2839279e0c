import * as v from 'valibot';
import { carTypes } from '../../values/vehicle/vehicle-terms.ts';
import {
  count,
  described,
  groupFor,
  link,
  reference,
  switchFor,
  textFor,
  webAddress,
} from './parts.schema.ts';
import { repaymentsSchema, repaymentTextsSchema } from './search-repayments.schema.ts';
import {
  distanceSchema,
  nearMissesSchema,
  screenTextsSchema,
  searchHeadingSchema,
  typedAmountsSchema,
} from './search-screen.schema.ts';
import { sortKeys } from './sort-keys.ts';

/** Names of the filters; src/search/attributes.ts defines them. */
export const filterNames = [
  'car_type',
  'make_model',
  'body',
  'price',
  'weekly_price',
  'subscription_price',
  'year',
  'km',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'doors',
  'towing',
  'power',
  'consumption',
  'ancap',
  'colour',
  'badge',
  'filtered_features',
  'categories',
  'on_offer',
  'certified',
  'tag',
  'status',
  'item_type',
  'state',
  'city',
  'location_name',
  'dealership_name',
] as const;

const filterSchema = v.strictObject({
  attribute: described(v.picklist(filterNames), 'What the panel narrows by'),
  label: textFor('Heading of the panel'),
  shown: described(count(1, 200), 'Values listed before "Show all"'),
  isOpen: switchFor('Whether the panel is open before it is touched'),
});

const typesenseSchema = v.strictObject({
  nodes: described(v.pipe(v.array(webAddress), v.minLength(1)), 'Addresses of the cluster, nearest first'),
  searchKey: described(
    reference,
    'Search-only key, which every visitor may see; `npm run search:index` can make one',
    'k3yForSearchingOnly',
  ),
});

const specialOffersSchema = v.strictObject({
  show: switchFor('Whether the site has the page /special-offers'),
  heading: textFor('Heading of the page'),
  title: textFor("Before the dealer's name in the browser's tab"),
  text: textFor('For search engines; {count} is the number of offers'),
  textOne: textFor('The same for one offer'),
  emptyText: textFor('Shown when nothing is on offer, or no offer matches'),
});

/** Criteria for the usual order by relevance. */
export const relevanceRules = ['photographs', 'price', 'freshness', 'verdict'] as const;

/** Parameters that a listing's address may have besides the filters. */
const otherParams: readonly string[] = ['make', 'model', 'weekly_price_range', 'sortBy', 'near'];

/** Whether a search meaning that stands for filters names only existing ones. */
function namesFilters(meaning: string): boolean {
  const names = meaning.startsWith('?') ? [...new URLSearchParams(meaning).keys()] : [];
  return names.every((name) => otherParams.includes(name) || filterNames.some((filter) => filter === name));
}

/** search.json: listing pages, their routes, order and words. */
export const searchSchema = v.strictObject({
  basePath: described(
    v.picklist(['/search', '/used-car']),
    'Route of listing pages: "/search", or "/used-car" for a dealer with used cars only',
  ),
  carTypes: described(
    v.pipe(v.array(v.picklist(carTypes)), v.minLength(1)),
    'Kinds of stock the dealer sells',
  ),
  hitsPerPage: described(count(1, 250), 'Vehicles on a listing page'),
  builtPages: described(
    count(1, 1000),
    'How many pages of a long listing are built, and read without script; the search shows the others. ' +
      'Listings of models are built whole. More pages make each build of a large stock longer',
  ),
  stockLevel: described(
    count(0, 14),
    'What is listed, each level adding to those below: 0 in stock with price and photos, 1 without photos, ' +
      '2 without a price, 3 coming soon, 4 recently sold, 14 everything else',
  ),
  recentlySoldDays: described(count(0, 90), 'Days for which a sold car stays listed'),
  soldPageDays: described(
    count(3, 30),
    'Days for which the page of a sold car stays; then its address leads to cars of its model',
  ),
  excludeUnpricedWhenCheapestFirst: switchFor(
    'Leave vehicles without a price out when the cheapest come first',
  ),
  sorts: described(
    v.pipe(
      v.array(
        v.strictObject({
          key: described(v.picklist(sortKeys), 'What it sorts by'),
          label: textFor('What shoppers read'),
        }),
      ),
      v.minLength(1),
    ),
    'What shoppers may sort by, the usual first',
  ),
  relevance: described(
    v.pipe(
      v.array(v.picklist(relevanceRules)),
      v.check((rules) => new Set(rules).size === rules.length, 'must name each rule once'),
    ),
    'The order of the most relevant, the weightiest rule first: those with "photographs", with a "price", ' +
      'the newest in stock ("freshness"), those below the market by the price\'s "verdict". What can be bought today ' +
      'always stands before what is reserved or on its way, and that before what is sold',
  ),
  makesShown: described(count(1, 200), 'Makes listed before "Show all makes"'),
  modelsShown: described(count(1, 200), 'How many models are listed before "Show all"'),
  locationsShown: described(count(1, 200), 'How many locations are listed before "Show all"'),
  engine: described(
    v.picklist(['embedded', 'typesense']),
    'Who answers searches: "embedded" needs no server, "typesense" a cluster',
  ),
  typesense: described(
    v.nullable(typesenseSchema),
    'The Typesense server that searches; null where the browser does',
  ),
  publishIndex: switchFor(
    'With "typesense": publish the embedded index too, for when the cluster does not answer',
  ),
  filters: described(
    v.array(filterSchema),
    'Filter panels in their order; what the stock has no choice of is left out',
  ),
  evenSteps: switchFor(
    'Each step of a slider is a hundredth of its range. Otherwise nine tenths of the slider are for the values of ' +
      'nine tenths of the vehicles, so that a few dear ones do not take up most of it',
  ),
  onlyCertified: switchFor('The dealer sells certified cars only'),
  collapseSold: switchFor('Show one of several sold cars in a row'),
  largeCount: described(
    v.picklist(['facet-sum', 'in-stock']),
    'What stands for a count above 1999: the sum over the conditions, or what is in stock',
  ),
  promo: groupFor('The card about trade-ins among the vehicles', {
    show: switchFor('Show the card'),
    minCardsBetween: described(count(1, 100), 'Fewest cards between two promotion cards'),
    maxCardsBetween: described(count(1, 100), 'Most cards between them; equal to the fewest: fixed'),
    title: textFor('Heading of the card'),
    text: textFor('Under the heading'),
    label: textFor('Its button'),
    href: described(link, 'Where the button leads'),
  }),
  recentSearches: switchFor('Offer the last 5 searches, kept on the device'),
  recentlyViewed: switchFor('Show the cars looked at before, kept on the device'),
  repayments: described(
    v.nullable(repaymentsSchema),
    'Lets shoppers set deposit and term for the weekly prices they see; null: not offered',
  ),
  repaymentTexts: described(
    repaymentTextsSchema,
    "Words of the panel for the shopper's own deposit, trade-in and term",
  ),
  distance: described(distanceSchema, 'Vehicles near a place'),
  nearMisses: described(
    nearMissesSchema,
    'Under a search that finds few vehicles: others that just miss one limit of the shopper, of price, kilometres or year',
  ),
  specialOffers: described(
    specialOffersSchema,
    'The listing /special-offers: what can be bought for less than its earlier price',
  ),
  words: described(
    v.record(
      v.pipe(v.string(), v.regex(/^[^A-Z-]+$/, 'must be in lower case, without hyphens')),
      v.pipe(
        v.string(),
        v.maxLength(300),
        v.check(namesFilters, 'must name filters as the address of a listing does'),
      ),
    ),
    'What shoppers type, in lower case and the singular, up to four words without hyphens, and what is meant: other words ("Volkswagen"), or filters ' +
      'as they stand in the address of a listing ("?transmission=Automatic"), or a place with its postcode ("?near=3220 Geelong"). "" stands for words to ignore, "-" for those that exclude what follows, and ' +
      'a word with itself as its meaning is searched for as it is typed',
    {
      vw: 'Volkswagen',
      automatic: '?transmission=Automatic',
      'android auto': 'Android Auto',
      without: '-',
    },
  ),
  typedAmounts: described(
    v.nullable(typedAmountsSchema),
    'For a site in another language: what shoppers type with prices, kilometres and years, as in "3万以下". ' +
      'English is always understood; null: nothing else',
  ),
  screen: described(screenTextsSchema, 'Words of the search itself'),
  heading: described(searchHeadingSchema, 'How the heading of the search names several filters'),
  texts: groupFor('Words of the pages that list stock; {cars} is what you call it', {
    titleAll: textFor('Heading of the list of everything'),
    titleUsed: textFor('Heading of used stock'),
    titleNew: textFor('Heading of new stock'),
    titleDemo: textFor('Heading of demonstrators'),
    titleNewAndDemo: textFor('Heading of new stock and demonstrators'),
    titleBody: textFor('Heading of a body type, with {body}'),
    titleMake: textFor('Heading of a make, with {make}'),
    titleModel: textFor('Heading of a model, with {make} and {model}'),
    titleLocation: textFor('Heading of a branch, with {location}'),
    labelAll: textFor('Link to everything'),
    labelUsed: textFor('Link to used stock'),
    labelNew: textFor('Link to new stock'),
    labelDemo: textFor('Link to demonstrators'),
    labelNewAndDemo: textFor('Link to new stock and demonstrators'),
    forSale: textFor("Title in the browser's tab, with {heading}"),
    introAll: textFor('For search engines, with {heading}, {dealer} and {count}'),
    resultsOne: textFor('When there is one'),
    resultsMany: textFor('When there are several, with {count}'),
    resultsSold: textFor(
      'Behind the number of vehicles where sold ones are counted that share a card, with {results} and {count}',
    ),
    makes: textFor('Heading of the list of makes'),
    models: textFor('Heading of the list of models'),
    bodies: textFor('Heading of the list of body types'),
    locations: textFor('Heading of the list of branches'),
    condition: textFor('Heading of new, used and demo'),
    showAllMakes: textFor('Opens the rest of the makes'),
    showAll: textFor('Opens the rest of another list'),
    noResultsTitle: textFor('Heading when nothing is found'),
    noResultsText: textFor('Below that heading: what to do'),
    clearFilters: textFor('Button below that'),
    previousPage: textFor('Link to the page before'),
    nextPage: textFor('Link to the page after'),
    furtherPages: textFor('Under the last built page of a long listing, for visitors without script'),
    page: textFor('Which page it is, with {page} and {pages}'),
    pages: textFor('Name of the row of pages, for screen readers'),
    refine: textFor('Heading of the lists beside the vehicles'),
  }),
});
