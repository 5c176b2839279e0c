import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '../vehicle.schema.ts';

export type ElsewhereCity = {
  readonly city: string;
  /** Where the way there is shown; null when nobody knows. */
  readonly directionsHref: string | null;
};

type Branch = Pick<Location, 'slug' | 'address'>;

function isSamePlace(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/**
 * "Located at {city} … shown when the car's city differs from the dealer's primary location city" (stock and
 * vehicle §2); null when it does not, or when one of them is unknown. `branch` is where the vehicle stands.
 */
export function locatedElsewhere(
  vehicle: Pick<Vehicle, 'city'>,
  branch: Branch | null,
  primary: Pick<Location, 'address'> | null,
): ElsewhereCity | null {
  const city = (vehicle.city ?? branch?.address.city ?? '').trim();
  if (city === '' || primary === null || isSamePlace(city, primary.address.city)) return null;
  const directionsHref = branch && (branch.address.placeUrl ?? `/locations/${branch.slug}`);
  return { city, directionsHref };
}

/** The branch that stands for the dealer: the one marked so, else the first shown. */
export function primaryLocation<Place extends Pick<Location, 'primary'>>(
  locations: readonly Place[],
): Place | null {
  return locations.find(({ primary }) => primary) ?? locations[0] ?? null;
}
