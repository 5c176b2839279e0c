import type { Vehicle } from './vehicle.schema.ts';

/**
 * Keeps what is worked out of vehicles, also for the next build of this process, in which a vehicle that has not
 * changed is the same object. It is worked out of the vehicle and of what `key` tells alone; by another key all of it
 * is forgotten.
 */
export function keptByVehicle<Value>() {
  let kept = { key: '', values: new WeakMap<Vehicle, Value>() };
  return (key: string, make: (vehicle: Vehicle) => Value) => {
    if (kept.key !== key) kept = { key, values: new WeakMap() };
    const { values } = kept;
    return (vehicle: Vehicle): Value => {
      const known = values.get(vehicle);
      if (known !== undefined) return known;
      const value = make(vehicle);
      values.set(vehicle, value);
      return value;
    };
  };
}
