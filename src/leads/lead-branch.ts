import type { Location } from '../tenant/settings/locations.schema.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

type Named = Pick<Location, 'id' | 'slug' | 'dealershipSlug' | 'visible' | 'distributionLocations'>;
type Car = Pick<Vehicle, 'locationId'> | null;

/** Names that a form may give a branch: ids and slugs of those that are shown, and of their dealerships. */
export function branchNames(locations: readonly Named[]): string[] {
  const names = locations
    .filter(({ visible }) => visible)
    .flatMap(({ id, slug, dealershipSlug }) => [id, slug, dealershipSlug ?? slug]);
  return [...new Set(names)];
}

/** Whether the shopper has to say for which branch it is: nothing else tells. */
export function isBranchOpen(vehicle: Car, locations: readonly Named[]): boolean {
  return branchOfCar(vehicle, locations) === undefined && onlyBranch(locations) === undefined;
}

function onlyBranch(locations: readonly Named[]): Named | undefined {
  const shown = locations.filter(({ visible }) => visible);
  return shown.length === 1 ? shown[0] : undefined;
}

/** Where the vehicle may be handed over, as its branch has it. */
export function pickUpsOf(vehicle: Car, locations: readonly Named[]): readonly string[] {
  return branchOfCar(vehicle, locations)?.distributionLocations ?? [];
}

interface Asked {
  /** Id or slug as the shopper chose it; `''` for none. */
  readonly chosen: string;
  /** As the page says it. */
  readonly dealershipSlug: string;
  readonly vehicle: Car;
}

/**
 * The id of the location that a lead is for: the one that was chosen, else where the vehicle stands, else the
 * first branch of the dealership that the page names, else the only one; null leaves it to the dealer.
 */
export function branchOf(
  { chosen, dealershipSlug, vehicle }: Asked,
  locations: readonly Named[],
): string | null {
  const picked = locations.find(({ id, slug }) => chosen !== '' && (id === chosen || slug === chosen));
  const ofPage = locations.find((location) => (location.dealershipSlug ?? location.slug) === dealershipSlug);
  return (picked ?? branchOfCar(vehicle, locations) ?? ofPage ?? onlyBranch(locations))?.id ?? null;
}

function branchOfCar(vehicle: Car, locations: readonly Named[]): Named | undefined {
  return locations.find(({ id }) => id === vehicle?.locationId);
}
