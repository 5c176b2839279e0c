import { greatCircleKm, type Place } from '../../values/place/great-circle.ts';
import { PLACE_FIELD, rangeAttributes } from '../attributes.ts';
import type { SortKey } from '../sort-vehicles.ts';

type Searched = { readonly field: string; readonly weight: number; readonly typos: 0 | 1 | 2 };

/**
 * The fields that a query searches, most specific first. Stock numbers must match exactly, because a similar one is
 * another car; so must keywords, because "auto" must not find "audi".
 */
const searched: readonly Searched[] = [
  { field: 'name', weight: 10, typos: 2 },
  { field: 'make', weight: 9, typos: 2 },
  { field: 'model', weight: 9, typos: 2 },
  { field: 'badge', weight: 6, typos: 1 },
  { field: 'body', weight: 5, typos: 2 },
  { field: 'keywords', weight: 5, typos: 0 },
  { field: 'stocknum', weight: 4, typos: 0 },
  { field: 'fuel', weight: 3, typos: 2 },
  { field: 'colour', weight: 3, typos: 2 },
  { field: 'filtered_features', weight: 1, typos: 1 },
];

const joined = (read: (one: Searched) => string | number) => searched.map(read).join(',');

/** Parameters of every search, the same at build time and in the browser, so that both give the same results. */
export const searchParameters = {
  query_by: joined(({ field }) => field),
  query_by_weights: joined(({ weight }) => weight),
  num_typos: joined(({ typos }) => typos),
  /** "2019" must not find 2018. */
  enable_typos_for_numerical_tokens: 'false',
  /** The name is shown with its marks; of the others it is only said which word a misspelled one was read as. */
  highlight_fields: 'name,stocknum,body,fuel,colour',
  highlight_full_fields: 'name',
  /** Otherwise statistics and truncated lists would be approximate. */
  facet_strategy: 'exhaustive',
} as const;

/** Fields of a hit: enough to draw a preliminary card before its block is loaded; for a cluster the whole card. */
export const HIT_FIELDS = 'id,name,status,price,year,km,weekly_price,row,card,place';

/** Ties are broken by the default order. */
const sortParameters: Readonly<Record<Exclude<SortKey, 'nearest'>, string>> = {
  // Cars that cannot be bought today never come first, however well they match.
  relevant: 'buyable:desc,_text_match:desc,rank:desc',
  latest: 'created_at_timestamp:desc,rank:desc',
  'price-desc': 'price:desc,rank:desc',
  'price-asc': 'price:asc,rank:desc',
  'km-asc': 'km:asc,rank:desc',
  'year-desc': 'year:desc,rank:desc',
  'saving-desc': 'saving:desc,rank:desc',
};

/** Typesense's `sort_by`; cars without the value come last. Without a place, the nearest are the most relevant. */
export function sortParameter(sort: SortKey, near: Place | null = null): string {
  if (sort !== 'nearest') return sortParameters[sort];
  if (near === null) return sortParameters.relevant;
  return `${PLACE_FIELD}(${near.latitude}, ${near.longitude}):asc,rank:desc`;
}

/** For `<Configure>`: cars within a number of kilometres. The adapter converts it to Typesense's filter. */
export function aroundParameters({ latitude, longitude }: Place, radiusKm: number) {
  return { aroundLatLng: `${latitude}, ${longitude}`, aroundRadius: Math.round(radiusKm * 1000) };
}

/** The same as Typesense's filter, for requests without the adapter. */
export function aroundFilter({ latitude, longitude }: Place, radiusKm: number): string {
  return `${PLACE_FIELD}:(${latitude}, ${longitude}, ${radiusKm} km)`;
}

/** Kilometres from a place to a hit, for any sort order; null if the car's place is unknown. */
export function hitKm(hit: Readonly<Record<string, unknown>>, near: Place): number | null {
  const point = hit[PLACE_FIELD];
  if (!Array.isArray(point)) return null;
  const [latitude, longitude]: unknown[] = point;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return greatCircleKm(near, { latitude, longitude });
}

/**
 * Appended to a range's name in `facet_by`: a single group for all values. Only minimum and maximum are needed, which
 * are in the statistics; otherwise the reply would count thousands of prices.
 */
export const facetByOptions: Readonly<Record<string, string>> = Object.fromEntries(
  rangeAttributes.map((name) => [name, '(all:[0, 2147483647])']),
);
