import type { Location } from '../tenant/settings/locations/locations.schema.ts';

type LocationType = Location['types'][number];

/**
 * The types of a branch: "empty means sales", and a branch with the subtype `buying` also has the type
 * `car-buying` (leads and dealer §3).
 */
export function typesOf({ types, subtypes }: Pick<Location, 'types' | 'subtypes'>): readonly LocationType[] {
  const own: readonly LocationType[] = types.length === 0 ? ['sales'] : types;
  return subtypes.includes('buying') && !own.includes('car-buying') ? [...own, 'car-buying'] : own;
}
