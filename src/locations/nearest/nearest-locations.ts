import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { greatCircleKm, type Place } from '../../values/place/great-circle.ts';
import { placeOf } from '../map/map-places.ts';

interface Found<Branch> {
  readonly location: Branch;
  /** Straight-line distance. */
  readonly km: number;
}

/** The branches nearest to a place, sorted by distance; branches without coordinates are skipped. */
export function nearestLocations<Branch extends Pick<Location, 'address'>>(
  from: Place,
  locations: readonly Branch[],
  max: number,
): Found<Branch>[] {
  return locations
    .flatMap((location) => {
      const place = placeOf(location);
      return place === null ? [] : [{ location, km: greatCircleKm(from, place) }];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, max);
}
