import type { BodySlug, CarType } from '../values/vehicle/vehicle-terms.ts';
import { isPublished, type ListedSettings } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { isOnOffer } from './on-offer.ts';

/**
 * The filter of a listing page: each given attribute must have one of its values; missing attributes are ignored, so
 * `{}` is the whole stock. Values are those of vehicles.
 */
export type VehicleFilter = {
  readonly carTypes?: readonly CarType[];
  readonly makes?: readonly string[];
  readonly models?: readonly string[];
  readonly bodies?: readonly BodySlug[];
  readonly locationIds?: readonly string[];
  /** Only special offers; see on-offer.ts. */
  readonly offers?: true;
};

export function matchesFilter(vehicle: Vehicle, filter: VehicleFilter): boolean {
  const { carTypes, makes, models, bodies, locationIds, offers } = filter;
  return (
    (carTypes === undefined || carTypes.includes(vehicle.carType)) &&
    (makes === undefined || makes.includes(vehicle.make)) &&
    (models === undefined || models.includes(vehicle.model)) &&
    (bodies === undefined || (vehicle.simpleBody !== null && bodies.includes(vehicle.simpleBody))) &&
    (locationIds === undefined ||
      (vehicle.locationId !== null && locationIds.includes(vehicle.locationId))) &&
    (offers === undefined || isOnOffer(vehicle))
  );
}

const foundIn = remembered(() => new WeakMap<VehicleFilter, readonly Vehicle[]>());

/**
 * Filters `vehicles` and keeps their order. Cached, because each of the hundreds of listings is requested several
 * times: for its count, its pages and the sitemap.
 */
export function filterVehicles(vehicles: readonly Vehicle[], filter: VehicleFilter): readonly Vehicle[] {
  const known = foundIn(vehicles);
  const found =
    known.get(filter) ?? candidates(vehicles, filter).filter((vehicle) => matchesFilter(vehicle, filter));
  known.set(filter, found);
  return found;
}

const shelvesOf = {
  models: remembered((vehicles) => Map.groupBy(vehicles, ({ model }): string | null => model)),
  makes: remembered((vehicles) => Map.groupBy(vehicles, ({ make }): string | null => make)),
  bodies: remembered((vehicles) => Map.groupBy(vehicles, ({ simpleBody }): string | null => simpleBody)),
  locationIds: remembered((vehicles) => Map.groupBy(vehicles, ({ locationId }) => locationId)),
};

/** Candidates: the vehicles with the value of an attribute that has a single one. */
function candidates(vehicles: readonly Vehicle[], filter: VehicleFilter): readonly Vehicle[] {
  for (const attribute of ['models', 'makes', 'bodies', 'locationIds'] as const) {
    const [value, ...others] = filter[attribute] ?? [];
    if (value !== undefined && others.length === 0) return shelvesOf[attribute](vehicles).get(value) ?? [];
  }
  return vehicles;
}

function remembered<Made>(make: (vehicles: readonly Vehicle[]) => Made) {
  const known = new WeakMap<readonly Vehicle[], Made>();
  return (vehicles: readonly Vehicle[]): Made => {
    const made = known.get(vehicles) ?? make(vehicles);
    known.set(vehicles, made);
    return made;
  };
}

/** The stock a dealer shows in listings; the stock level is explained in availability.ts. */
export function publishedStock(vehicles: readonly Vehicle[], settings: ListedSettings, now: Date): Vehicle[] {
  return vehicles.filter((vehicle) => isPublished(vehicle, settings, now));
}
