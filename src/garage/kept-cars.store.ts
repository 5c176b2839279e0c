import { tellStored } from '../ui/device-storage.store.ts';
import { storedAtom } from '../ui/stored.store.ts';
import { type KeptCar, keptCarsSchema } from './kept-car.schema.ts';
import type { KeptList } from './kept-list.ts';

export const noKeptCars: readonly KeptCar[] = [];

const storeOf = (list: KeptList) =>
  storedAtom<readonly KeptCar[]>({ key: list, version: 1, schema: keptCarsSchema, empty: noKeptCars });

/** The favourites of this device, the first chosen first. */
export const $favourites = storeOf('favourite');

/** What this device compares, the first chosen first. */
export const $compare = storeOf('compare');

/** Keeps them, and tells everybody: the buttons of vehicles follow `storage` events. */
export function keepCars(list: KeptList, cars: readonly KeptCar[]): void {
  const $cars = list === 'favourite' ? $favourites : $compare;
  $cars.set(cars.length === 0 ? noKeptCars : cars);
  tellStored(list);
}
