import type { Location } from '../tenant/settings/locations/locations.schema.ts';

type LocationType = Location['types'][number];

/**
 * What a branch does: "empty means sales", and one whose subtype includes buying buys cars whatever else it does
 * (leads and dealer §3).
 */
export function typesOf({ types, subtypes }: Pick<Location, 'types' | 'subtypes'>): readonly LocationType[] {
  const own: readonly LocationType[] = types.length === 0 ? ['sales'] : types;
  return subtypes.includes('buying') && !own.includes('car-buying') ? [...own, 'car-buying'] : own;
}
