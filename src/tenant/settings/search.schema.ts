import * as v from 'valibot';
import { carTypes } from '../../values/vehicle-terms.ts';
import { count, link, text, webAddress } from './parts.schema.ts';

/** What a listing can be narrowed by; src/search/attributes.ts says what each is. */
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
  'colour',
  'badge',
  'filtered_features',
  'categories',
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
  attribute: v.picklist(filterNames),
  label: text,
  shown: v.pipe(count(1, 200), v.description('Values listed before "Show all"')),
  isOpen: v.pipe(v.boolean(), v.description('Whether the panel is open before it is touched')),
});

const typesenseSchema = v.strictObject({
  nodes: v.pipe(
    v.array(webAddress),
    v.minLength(1),
    v.description('Addresses of the cluster, nearest first'),
  ),
  searchKey: v.pipe(
    text,
    v.description('Search-only key, which every visitor may see; `npm run search:index` can make one'),
  ),
});

const percentPerYear = v.pipe(v.number(), v.minValue(0), v.maxValue(50));

const repaymentsSchema = v.pipe(
  v.strictObject({
    annualRatePercent: v.pipe(percentPerYear, v.description('Interest rate, percent per year')),
    comparisonRatePercent: v.pipe(
      percentPerYear,
      v.description('Comparison rate of a secured loan of $30,000 over 5 years; the law wants it shown'),
    ),
    termYears: v.pipe(v.array(count(1, 7)), v.minLength(1), v.description('Terms to choose from, in years')),
    defaultTermYears: count(1, 7),
    mostDeposit: count(0, 250_000),
  }),
  v.check(
    ({ termYears, defaultTermYears }) => termYears.includes(defaultTermYears),
    'must have a defaultTermYears that is one of its termYears',
  ),
);

const repaymentTextsSchema = v.strictObject({
  heading: text,
  intro: text,
  inUse: text,
  deposit: text,
  term: text,
  yearsOne: text,
  yearsMany: text,
  rate: v.pipe(text, v.includes('{rate}', 'a text with {rate}')),
  comparisonRate: v.pipe(text, v.includes('{comparisonRate}', 'a text with {comparisonRate}')),
  forget: text,
});

const specialOffersSchema = v.strictObject({
  show: v.boolean(),
  heading: text,
  title: v.pipe(text, v.description("Before the dealer's name in the browser's tab")),
  text: v.pipe(text, v.description('For search engines; {count} is the number of offers')),
  emptyText: v.pipe(text, v.description('Shown when nothing is on offer, or no offer matches')),
});

const screenTextsSchema = v.strictObject({
  filters: text,
  showFilters: text,
  showResults: text,
  clear: text,
  clearAll: text,
  close: text,
  searchLabel: text,
  searchPlaceholder: text,
  searchButton: text,
  sortLabel: text,
  applied: text,
  remove: text,
  from: text,
  to: text,
  any: text,
  loading: text,
  slow: text,
  failed: text,
  retry: text,
  unavailable: text,
  relaxHeading: text,
  relaxWithout: text,
  suggestions: text,
  suggestedCars: text,
  recentSearches: text,
  recentlyViewed: text,
  forget: text,
  landingLink: text,
  findIn: text,
  findNothing: text,
  showFewer: text,
  skipToResults: text,
  yes: text,
  no: text,
  rangeBetween: text,
  rangeUnder: text,
  rangeOver: text,
  yearsUntil: text,
  yearsFrom: text,
});

export const sortKeys = ['relevant', 'latest', 'price-desc', 'price-asc'] as const;

/** search.json: listing pages, their routes, order and words. */
export const searchSchema = v.strictObject({
  basePath: v.pipe(
    v.picklist(['/search', '/used-car']),
    v.description('Route of listing pages: "/search", or "/used-car" for a dealer with used cars only'),
  ),
  carTypes: v.pipe(
    v.array(v.picklist(carTypes)),
    v.minLength(1),
    v.description('Kinds of stock the dealer sells'),
  ),
  hitsPerPage: v.pipe(count(1, 250), v.description('Vehicles on a listing page')),
  stockLevel: v.pipe(
    count(0, 14),
    v.description(
      'What is listed, each level adding to those below: 0 in stock with price and photos, 1 without photos, ' +
        '2 without a price, 3 coming soon, 4 recently sold, 14 everything else',
    ),
  ),
  recentlySoldDays: v.pipe(count(0, 90), v.description('Days for which a sold car stays listed')),
  soldPageDays: v.pipe(
    count(3, 30),
    v.description('Days for which the page of a sold car stays; then its address leads to cars of its model'),
  ),
  excludeUnpricedWhenCheapestFirst: v.boolean(),
  sorts: v.pipe(v.array(v.strictObject({ key: v.picklist(sortKeys), label: text })), v.minLength(1)),
  makesShown: v.pipe(count(1, 200), v.description('Makes listed before "Show all makes"')),
  modelsShown: count(1, 200),
  locationsShown: count(1, 200),
  engine: v.pipe(
    v.picklist(['embedded', 'typesense']),
    v.description('Who answers searches: "embedded" needs no server, "typesense" a cluster'),
  ),
  typesense: v.nullable(typesenseSchema),
  publishIndex: v.pipe(
    v.boolean(),
    v.description('With "typesense": publish the embedded index too, for when the cluster does not answer'),
  ),
  filters: v.pipe(
    v.array(filterSchema),
    v.description('Filter panels in their order; what the stock has no choice of is left out'),
  ),
  onlyCertified: v.pipe(v.boolean(), v.description('The dealer sells certified cars only')),
  collapseSold: v.pipe(v.boolean(), v.description('Show one of several sold cars in a row')),
  largeCount: v.pipe(
    v.picklist(['facet-sum', 'in-stock']),
    v.description('What stands for a count above 1999: the sum over the conditions, or what is in stock'),
  ),
  promo: v.strictObject({
    show: v.boolean(),
    everyLeast: v.pipe(count(1, 100), v.description('Fewest cards between two promotion cards')),
    everyMost: v.pipe(count(1, 100), v.description('Most cards between them; equal to the fewest: fixed')),
    title: text,
    text,
    label: text,
    href: link,
  }),
  recentSearches: v.pipe(v.boolean(), v.description('Offer the last 5 searches, kept on the device')),
  recentlyViewed: v.pipe(v.boolean(), v.description('Show the cars looked at before, kept on the device')),
  repayments: v.pipe(
    v.nullable(repaymentsSchema),
    v.description('Lets shoppers set deposit and term for the weekly prices they see; null: not offered'),
  ),
  repaymentTexts: repaymentTextsSchema,
  specialOffers: v.pipe(
    specialOffersSchema,
    v.description('The listing /special-offers: what can be bought for less than its earlier price'),
  ),
  screen: screenTextsSchema,
  texts: v.strictObject({
    titleAll: text,
    titleUsed: text,
    titleNew: text,
    titleDemo: text,
    titleNewAndDemo: text,
    titleBody: text,
    titleMake: text,
    titleModel: text,
    titleLocation: text,
    labelAll: text,
    labelUsed: text,
    labelNew: text,
    labelDemo: text,
    labelNewAndDemo: text,
    forSale: text,
    introAll: text,
    resultsOne: text,
    resultsMany: text,
    makes: text,
    models: text,
    bodies: text,
    locations: text,
    condition: text,
    showAllMakes: text,
    showAll: text,
    noResultsTitle: text,
    noResultsText: text,
    clearFilters: text,
    previousPage: text,
    nextPage: text,
    page: text,
    pages: text,
    refine: text,
  }),
});
