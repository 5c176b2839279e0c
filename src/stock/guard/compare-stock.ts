import { isJsonObject } from '../../tenant/load/merge-settings.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** One vehicle in two feeds. */
export interface VehicleChange {
  readonly before: Vehicle;
  readonly after: Vehicle;
}

/** The difference between two stocks. Each vehicle is in exactly one of the lists. */
export interface StockComparison {
  readonly added: readonly Vehicle[];
  /** Does not contain vehicles that are now sold; those are in `sold`. */
  readonly changed: readonly VehicleChange[];
  readonly sold: readonly VehicleChange[];
  readonly vanished: readonly Vehicle[];
  readonly unchanged: readonly Vehicle[];
}

/** Vehicles are compared by id, whatever their order. */
export function compareStock(previous: readonly Vehicle[], next: readonly Vehicle[]): StockComparison {
  const before = new Map(previous.map((vehicle) => [vehicle.id, vehicle]));
  const after = new Set(next.map(({ id }) => id));
  const added: Vehicle[] = [];
  const changed: VehicleChange[] = [];
  const sold: VehicleChange[] = [];
  const unchanged: Vehicle[] = [];
  for (const vehicle of next) {
    const known = before.get(vehicle.id);
    if (known === undefined) added.push(vehicle);
    else if (isAvailable(known) && !isAvailable(vehicle)) sold.push({ before: known, after: vehicle });
    else if (isSame(known, vehicle)) unchanged.push(vehicle);
    else changed.push({ before: known, after: vehicle });
  }
  return { added, changed, sold, vanished: previous.filter(({ id }) => !after.has(id)), unchanged };
}

/** Vehicles in both stocks, before and after. */
export function stayed({ changed, unchanged, sold }: StockComparison): VehicleChange[] {
  return [...changed, ...sold, ...unchanged.map((vehicle) => ({ before: vehicle, after: vehicle }))];
}

/** The order of keys differs between the importer's objects and parsed JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}
