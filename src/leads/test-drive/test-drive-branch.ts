import { typesOf } from '../../locations/location-types.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** "Location-type: empty means sales. Locations that are hidden are not shown" (leads and dealer §5). */
function takesTestDrives(location: Location): boolean {
  return location.visible && typesOf(location).includes('sales');
}

export function testDriveBranches(locations: readonly Location[]): Location[] {
  return locations.filter(takesTestDrives);
}

/**
 * The branch of a test drive: the chosen one (id or slug), or the vehicle's, or the main one. Null if that branch
 * does not sell cars.
 */
export function testDriveBranch(
  locations: readonly Location[],
  chosen: string,
  vehicle: Pick<Vehicle, 'locationId'> | null,
): Location | null {
  const branches = testDriveBranches(locations);
  if (chosen !== '') return branches.find(({ id, slug }) => id === chosen || slug === chosen) ?? null;
  const ofCar = branches.find(({ id }) => id === vehicle?.locationId);
  return ofCar ?? branches.find(({ primary }) => primary) ?? branches[0] ?? null;
}
