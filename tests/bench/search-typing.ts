import {
  type Attribute,
  type ListAttribute,
  listAttributes,
  type RangeAttribute,
  rangeAttributes,
} from '#src/search/attributes.ts';
import type { SortKey } from '#src/search/sort-vehicles.ts';
import { multiSearchBody } from '#src/search/state/search-request.ts';

/** The state of the search screen after a key press. */
export type Keystroke = {
  readonly query: string;
  readonly sort: SortKey;
  readonly lists: Readonly<Partial<Record<ListAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, { readonly min: number; readonly max: number }>>>;
};

export const hitsPerPage = 21;
export const maxFacetValues = 300;

/** Two contain typing mistakes. */
const queries = [
  'toyota corolla',
  'hyundia tucson',
  'white automatic suv',
  'landcrusier',
  'ev',
  'cx-5 diesel',
];

/** Filters that are set while typing. */
const situations: readonly Omit<Keystroke, 'query'>[] = [
  { sort: 'relevant', lists: {}, ranges: {} },
  { sort: 'price-asc', lists: { fuel: ['Diesel', 'Petrol'] }, ranges: {} },
  { sort: 'relevant', lists: { body: ['SUV', 'Ute'] }, ranges: { price: { min: 10_000, max: 40_000 } } },
  {
    sort: 'price-asc',
    lists: { make_model: ['Toyota', 'Mazda', 'Hyundai'], transmission: ['Automatic'], car_type: ['Used'] },
    ranges: { year: { min: 2016, max: 2026 } },
  },
];

/** A request per key, as the search screen sends them; the first one of each situation has only its filters. */
export const keystrokes: readonly Keystroke[] = situations.flatMap((situation) => [
  { ...situation, query: '' },
  ...queries.flatMap((query) =>
    Array.from(query, (_, index) => ({ ...situation, query: query.slice(0, index + 1) })),
  ),
]);

const attributes: readonly Attribute[] = [
  ...listAttributes,
  ...rangeAttributes.filter((name) => name !== 'created_at_timestamp'),
];

/** Facets that the other engines count for every keystroke; ours also counts badges if a make is chosen. */
export const facets: readonly string[] = attributes.filter((name) => name !== 'badge');

/** The body of a `/multi_search` request, as the page sends it. */
export function multiSearchOf(keystroke: Keystroke) {
  return multiSearchBody(
    { ...keystroke, page: 1 },
    { collection: 'cars', hitsPerPage, attributes, excludeUnpricedWhenCheapestFirst: false },
  );
}
