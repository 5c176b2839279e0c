import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { dealershipOf } from './lead-dealership.ts';

type Named = Pick<Location, 'id' | 'slug' | 'dealershipSlug' | 'visible' | 'distributionLocations'>;
type Car = Pick<Vehicle, 'locationId'> | null;

/** Values that a form may post as a branch: ids and slugs of the visible branches, and slugs of their dealerships. */
export function branchNames(locations: readonly Named[]): string[] {
  const names = locations
    .filter(({ visible }) => visible)
    .flatMap(({ id, slug, dealershipSlug }) => [id, slug, dealershipOf({ slug, dealershipSlug })]);
  return [...new Set(names)];
}

/** Whether the shopper must choose a branch because neither the vehicle nor the number of branches decides it. */
export function isBranchOpen(vehicle: Car, locations: readonly Named[]): boolean {
  return branchOfCar(vehicle, locations) === undefined && onlyBranch(locations) === undefined;
}

export function onlyBranch<Branch extends Pick<Location, 'visible'>>(
  locations: readonly Branch[],
): Branch | undefined {
  const shown = locations.filter(({ visible }) => visible);
  return shown.length === 1 ? shown[0] : undefined;
}

/** Pick-up locations of the vehicle's branch. */
export function pickUpsOf(vehicle: Car, locations: readonly Named[]): readonly string[] {
  return branchOfCar(vehicle, locations)?.distributionLocations ?? [];
}

/** The branch where the vehicle is. */
export function branchOfCar<Branch extends Pick<Location, 'id'>>(
  vehicle: Car,
  locations: readonly Branch[],
): Branch | undefined {
  return locations.find(({ id }) => id === vehicle?.locationId);
}
