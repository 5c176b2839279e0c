import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Place } from '../../values/place/great-circle.ts';
import { commaList } from '../../values/text/list-text.ts';
import type { Located } from './plan/plan-pins.ts';

/** Coordinates of a branch; null if unknown. */
export function placeOf({ address }: Pick<Location, 'address'>): Place | null {
  const { latitude, longitude } = address;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** With more branches, the accessible label has the dealer's name instead of theirs. */
const MAX_NAMES = 8;

/** Subject of a map for its label: the names of its branches, or the dealer if there are many. */
export function mapSubject(
  locations: readonly Pick<Location, 'name'>[],
  dealer: Pick<Settings['site'], 'name' | 'locale'>,
): string {
  const names = [...new Set(locations.map(({ name }) => name))];
  return names.length > MAX_NAMES ? dealer.name : commaList(names, dealer.locale);
}

/** The branches that have coordinates. */
export function mapPlaces(locations: readonly Location[]): Located[] {
  return locations.flatMap((location) => {
    const place = placeOf(location);
    return place === null ? [] : [{ ...place, name: location.name, slug: location.slug }];
  });
}
