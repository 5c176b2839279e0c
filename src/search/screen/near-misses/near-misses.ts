import type { Settings } from '../../../tenant/settings/subjects.ts';
import { statusLabels } from '../../index/status-labels.ts';
import type { SortKey } from '../../sort-vehicles.ts';
import type { Range, SearchState } from '../../state/search-state.ts';

type NearMissSettings = Settings['search']['nearMisses'];
type Slack = Pick<NearMissSettings, 'show' | 'pricePercent' | 'kmPercent' | 'years'>;

/** The limits that a car may miss: the highest price, the most kilometres, the oldest year. */
export type LimitedBy = 'price' | 'km' | 'year';

/** A limit of the shopper, and the range of the cars that just miss it. */
export type MissedLimit = {
  readonly attribute: LimitedBy;
  readonly limit: number;
  /** The furthest from the limit that a car may be. */
  readonly slack: number;
  /** Outside the shopper's range, so that no car that was found is in it. */
  readonly range: Range;
};

/** A car that misses one limit, and by how much. */
export type NearMiss<Hit> = {
  readonly hit: Hit;
  readonly attribute: LimitedBy;
  readonly by: number;
};

type Found = { readonly objectID: string; readonly [field: string]: unknown };

/** Those closest to the limit come first. */
const closestFirst: Readonly<Record<LimitedBy, SortKey>> = {
  price: 'price-asc',
  km: 'km-asc',
  year: 'year-desc',
};
const available: readonly string[] = [statusLabels.in_stock, statusLabels.coming_soon];

/** The limits of a search that cars may miss. */
export function missedLimits(ranges: SearchState['ranges'], settings: Slack): MissedLimit[] {
  if (!settings.show) return [];
  const above = (attribute: 'price' | 'km', percent: number) =>
    upTo(attribute, ranges[attribute]?.max ?? null, percent);
  return [
    ...above('price', settings.pricePercent),
    ...above('km', settings.kmPercent),
    ...older(ranges.year?.min ?? null, settings.years),
  ];
}

function upTo(attribute: 'price' | 'km', limit: number | null, percent: number): MissedLimit[] {
  if (limit === null) return [];
  const slack = Math.floor((limit * percent) / 100);
  return slack < 1 ? [] : [{ attribute, limit, slack, range: { min: limit + 1, max: limit + slack } }];
}

function older(limit: number | null, slack: number): MissedLimit[] {
  if (limit === null || slack < 1) return [];
  return [{ attribute: 'year', limit, slack, range: { min: limit - slack, max: limit - 1 } }];
}

/**
 * The search for the cars that miss this limit only and can be bought; null if the shopper looks for others, such as
 * sold ones.
 */
export function nearMissSearch(state: SearchState, { attribute, range }: MissedLimit): SearchState | null {
  const status = (state.lists.status ?? available).filter((value) => available.includes(value));
  if (status.length === 0) return null;
  return {
    ...state,
    page: 1,
    sort: closestFirst[attribute],
    lists: { ...state.lists, status },
    ranges: { ...state.ranges, [attribute]: range },
  };
}

/** Of the cars found for each limit the `max` that miss it by the smallest part of its slack, each once. */
export function nearestMisses<Hit extends Found>(
  found: readonly { readonly missed: MissedLimit; readonly hits: readonly Hit[] }[],
  max: number,
): NearMiss<Hit>[] {
  const all = found.flatMap(({ missed: { attribute, limit, slack }, hits }) =>
    hits.flatMap((hit) => {
      const value = hit[attribute];
      if (typeof value !== 'number') return [];
      const by = Math.abs(value - limit);
      return [{ hit, attribute, by, part: by / slack }];
    }),
  );
  const byCar = Map.groupBy(
    all.sort((a, b) => a.part - b.part),
    ({ hit }) => hit.objectID,
  );
  return [...byCar.values()]
    .flatMap((misses) => misses.slice(0, 1))
    .slice(0, max)
    .map(({ hit, attribute, by }) => ({ hit, attribute, by }));
}
