import { forgetStored, type Stored } from '../../ui/stored.client.ts';
import { type ViewedCar, viewedCarsSchema } from './viewed-cars.schema.ts';
import { VIEWED_CARS } from './viewed-cars.ts';

/** The last twelve cars whose page was opened on this device, newest first. */
export const viewedCars: Stored<readonly ViewedCar[]> = {
  ...VIEWED_CARS,
  schema: viewedCarsSchema,
  empty: [],
};

export function forgetViews(): void {
  forgetStored(viewedCars);
}
