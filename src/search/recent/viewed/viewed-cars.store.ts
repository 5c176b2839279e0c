import { storedAtom } from '../../../ui/storage/stored.store.ts';
import { type ViewedCar, viewedCarsSchema } from './viewed-cars.schema.ts';
import { VIEWED_CARS } from './viewed-cars.ts';

export const noViews: readonly ViewedCar[] = [];

/** The last twelve cars whose page was opened on this device, newest first. */
export const $viewedCars = storedAtom<readonly ViewedCar[]>({
  ...VIEWED_CARS,
  schema: viewedCarsSchema,
  empty: noViews,
});
