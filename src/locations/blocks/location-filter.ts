import type { LocationBlock } from '../../tenant/settings/locations/location-blocks.schema.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { typesOf } from '../location-types.ts';

type LocationType = Location['types'][number];
type Filtered = Pick<Location, 'id' | 'name' | 'primary' | 'visible' | 'types' | 'subtypes'>;

const does =
  (...wanted: readonly LocationType[]) =>
  (location: Filtered) =>
    typesOf(location).some((type) => wanted.includes(type));
const onlyServes = (location: Filtered) => typesOf(location).every((type) => type === 'service');

/**
 * Filters by name. A branch that both sells and services matches `sales`, `service` and `non-service`,
 * because `non-service` excludes only pure workshops.
 */
const filters: Readonly<Record<string, (location: Filtered) => boolean>> = {
  all: () => true,
  primary: ({ primary }) => primary,
  sales: does('sales'),
  service: does('service'),
  parts: does('parts'),
  'service-and-parts': does('service', 'parts'),
  'service-only': onlyServes,
  'car-buying': does('car-buying'),
  'non-service': (location) => !onlyServes(location),
};

/**
 * The branches of a block: "cards are sorted by name unless a configured order exists", without hidden ones (leads
 * and dealer §2). `locations` are already in the configured order.
 */
export function blockLocations<Branch extends Filtered>(
  { filter }: Pick<LocationBlock, 'filter'>,
  locations: readonly Branch[],
  order: readonly string[],
): Branch[] {
  const isWanted = filters[filter] ?? (({ id }: Filtered) => id === filter);
  const wanted = locations.filter((location) => location.visible && isWanted(location));
  return order.length > 0 ? wanted : wanted.sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}

/** Number of columns for this many cards (`grid.columns` in locations.json). */
export function columnsFor(count: number, columns: readonly number[]): number {
  return columns[Math.min(Math.max(count, 1), columns.length) - 1] ?? 1;
}
