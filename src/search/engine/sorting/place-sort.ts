import type { CollectionField } from '../collection.ts';
import type { Column, Columns } from '../columns.ts';
import { type GeoPoint, metersBetween, readMeters, readPoint, UNKNOWN_METERS } from '../geo/geo-distance.ts';
import { type SearchError, searchError } from '../search-error.ts';

export type PlaceSort = {
  readonly kind: 'place';
  readonly field: CollectionField;
  readonly origin: GeoPoint;
  /** Distances up to this one count as equal. */
  readonly excludedMeters: number;
  /** Distances are rounded up to multiples of this; 0: not rounded. */
  readonly stepMeters: number;
};

/**
 * `place(-27.46, 153.02)`, with `exclude_radius: 2 mi` or `precision: 2 km` as a third part
 * (typesense.org/docs/29.0/api/geosearch.html, "Sorting by Additional Attributes within a Radius").
 */
export function readPlaceSort(field: CollectionField, options: string): PlaceSort | SearchError {
  const bad = searchError(400, `Bad syntax for sorting field \`${field.name}\``);
  const [latitude = '', longitude = '', option, ...more] = options.split(',');
  const origin = readPoint(latitude, longitude);
  if (origin === null || more.length > 0) return bad;
  const sort: PlaceSort = { kind: 'place', field, origin, excludedMeters: 0, stepMeters: 0 };
  if (option === undefined) return sort;
  const [name, amount = '', ...rest] = option.split(':');
  const meters = Math.trunc(readMeters(amount) ?? 0);
  if (meters <= 0 || rest.length > 0) return bad;
  if (name?.trim() === 'exclude_radius') return { ...sort, excludedMeters: meters };
  return name?.trim() === 'precision' ? { ...sort, stepMeters: meters } : bad;
}

/** Metres from the sort's origin per row; the distance of each distinct place is computed once. */
function distancesTo(column: Column | undefined, { origin }: PlaceSort): (row: number) => number {
  if (column?.kind !== 'place') return () => UNKNOWN_METERS;
  const meters = column.points.map((point) => metersBetween(point, origin));
  return (row) => meters[(column.codes[row] ?? 0) - 1] ?? UNKNOWN_METERS;
}

const orExcluded = (meters: number, { excludedMeters }: PlaceSort) => (meters < excludedMeters ? 0 : meters);

/** The sort key of each row, before the order is applied. */
export function createPlaceKey(column: Column | undefined, sort: PlaceSort): (row: number) => number {
  const distanceOf = distancesTo(column, sort);
  const step = sort.stepMeters || 1;
  return (row) => Math.ceil(orExcluded(distanceOf(row), sort) / step) * step;
}

/** `geo_distance_meters` of a hit, per sort by distance; null without one. */
export function createDistanceTeller(
  sorts: readonly PlaceSort[],
  { byField }: Columns,
): ((row: number) => Readonly<Record<string, number>>) | null {
  if (sorts.length === 0) return null;
  const distances = sorts.map((sort) => {
    const distanceOf = distancesTo(byField.get(sort.field.name), sort);
    return [sort.field.name, (row: number) => orExcluded(distanceOf(row), sort)] as const;
  });
  return (row) => Object.fromEntries(distances.map(([name, metersOf]) => [name, metersOf(row)]));
}
