import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Place } from '../../values/great-circle.ts';

/** Where a branch is; null where nobody said. */
export function placeOf({ address }: Pick<Location, 'address'>): Place | null {
  const { latitude, longitude } = address;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Beyond that nobody listens to the end. */
const MOST_NAMES = 8;

/** What a map is of: its branches, or the dealer where they are many. */
export function mapSubject(locations: readonly Pick<Location, 'name'>[], dealer: string): string {
  const names = [...new Set(locations.map(({ name }) => name))];
  return names.length > MOST_NAMES ? dealer : names.join(', ');
}

/** The branches that a map can show. */
export function mapPlaces(
  locations: readonly Location[],
): (Place & { readonly name: string; readonly slug: string })[] {
  return locations.flatMap((location) => {
    const place = placeOf(location);
    return place === null ? [] : [{ ...place, name: location.name, slug: location.slug }];
  });
}
