import { tellStored } from '../ui/storage/device-storage.store.ts';
import { storedAtom } from '../ui/storage/stored.store.ts';
import { type KeptCar, keptCarsSchema } from './kept-car.schema.ts';
import type { KeptList } from './kept-list.ts';

export const noKeptCars: readonly KeptCar[] = [];

const storeOf = (list: KeptList) =>
  storedAtom<readonly KeptCar[]>({ key: list, version: 1, schema: keptCarsSchema, empty: noKeptCars });

/** The favourites on this device, oldest first. */
export const $favourites = storeOf('favourite');

/** The vehicles to compare on this device, oldest first. */
export const $compare = storeOf('compare');

/** Stores a list and dispatches a `storage` event, which the buttons follow. */
export function keepCars(list: KeptList, cars: readonly KeptCar[]): void {
  const $cars = list === 'favourite' ? $favourites : $compare;
  $cars.set(cars.length === 0 ? noKeptCars : cars);
  tellStored(list);
}
