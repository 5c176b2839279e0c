import { heldData } from '../ui/storage/device-storage.store.ts';
import type { KeptList } from './kept-list.ts';

interface HeldCar {
  readonly id: string;
}

/** The stored vehicles. They are not validated here, but in kept-cars.store.ts before they are displayed. */
export function heldCars(list: KeptList): readonly HeldCar[] {
  const cars = heldData(list);
  return Array.isArray(cars) ? cars.filter((car) => typeof car?.id === 'string') : [];
}
