import * as v from 'valibot';
import { carTypes } from '../../values/vehicle-terms.ts';
import { count, text } from './parts.schema.ts';

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
  excludeUnpricedWhenCheapestFirst: v.boolean(),
  sorts: v.pipe(v.array(v.strictObject({ key: v.picklist(sortKeys), label: text })), v.minLength(1)),
  makesShown: v.pipe(count(1, 200), v.description('Makes listed before "Show all makes"')),
  modelsShown: count(1, 200),
  locationsShown: count(1, 200),
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
