import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '../vehicle.schema.ts';

export type ElsewhereCity = {
  readonly city: string;
  /** Link to directions; null if unknown. */
  readonly directionsHref: string | null;
};

type Branch = Pick<Location, 'slug' | 'address'>;

function isSamePlace(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/**
 * "Located at {city} … shown when the car's city differs from the dealer's primary location city" (stock and vehicle
 * §2). Null if they are equal or one is unknown. `branch` is the branch that has the vehicle.
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

/** The dealer's primary branch, or else the first visible one. */
export function primaryLocation<Place extends Pick<Location, 'primary'>>(
  locations: readonly Place[],
): Place | null {
  return locations.find(({ primary }) => primary) ?? locations[0] ?? null;
}
