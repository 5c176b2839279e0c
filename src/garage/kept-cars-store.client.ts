import { readStored, type Stored, writeStored } from '../ui/stored.client.ts';
import { type KeptCar, keptCarsSchema } from './kept-car.schema.ts';

/** Lists of a device, under the names of the controls that keep them; also the keys of what is stored. */
export type KeptList = 'favourite' | 'compare';

const VERSION = 1;

/** What the device refused to keep lasts as long as the page. */
const unkept = new Map<KeptList, readonly KeptCar[]>();

const stored = (list: KeptList): Stored<readonly KeptCar[]> => ({
  key: list,
  version: VERSION,
  schema: keptCarsSchema,
  empty: [],
});

/** The vehicles in a list of this device, the first chosen first; each once, whatever the device holds. */
export function keptCars(list: KeptList): readonly KeptCar[] {
  const cars = unkept.get(list) ?? readStored(stored(list));
  return [...new Map(cars.map((car) => [car.id, car])).values()];
}

/** Keeps them, and tells everybody in this tab and all others. */
export function keepCars(list: KeptList, cars: readonly KeptCar[]): void {
  if (writeStored(stored(list), cars)) unkept.delete(list);
  else unkept.set(list, cars);
  // Of its own changes a tab hears nothing.
  const newValue = JSON.stringify({ v: VERSION, data: cars });
  dispatchEvent(new StorageEvent('storage', { key: list, newValue }));
}
