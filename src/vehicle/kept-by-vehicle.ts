import type { Vehicle } from './vehicle.schema.ts';

/** So many keys are told apart by more than their text: a process that builds hundreds of dealers has one for each. */
const MOST_KEYS = 200;

/**
 * Keeps what is worked out of vehicles, also for the next build of this process, in which a vehicle that has not
 * changed is the same object. It is worked out of the vehicle and of what `key` tells alone; by another key it is
 * worked out anew. It goes with the vehicle.
 */
export function keptByVehicle<Value>() {
  const kept = new WeakMap<Vehicle, { readonly key: object; readonly value: Value }>();
  // Keys are long, and each vehicle's is looked at.
  const keys = new Map<string, object>();
  return (text: string, make: (vehicle: Vehicle) => Value) => {
    const key = keys.get(text) ?? {};
    if (keys.size === MOST_KEYS) keys.clear();
    keys.set(text, key);
    return (vehicle: Vehicle): Value => {
      const known = kept.get(vehicle);
      if (known?.key === key) return known.value;
      const value = make(vehicle);
      kept.set(vehicle, { key, value });
      return value;
    };
  };
}
