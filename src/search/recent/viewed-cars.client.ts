import * as v from 'valibot';
import { forgetStored, readStored, type Shelf, type Stored, writeStored } from '../../ui/stored.client.ts';
import { type ViewedCar, viewedCarSchema, viewedCarsSchema } from './viewed-cars.schema.ts';
import { rememberCar } from './viewed-cars.ts';

/** The last twelve cars whose page was opened on this device, newest first. */
export const viewedCars: Stored<readonly ViewedCar[]> = {
  key: 'viewed-cars',
  version: 1,
  schema: viewedCarsSchema,
  empty: [],
};

/** Remembers the car that a page describes as JSON; what is no car is left out. */
export function recordView(json: string, shelf?: Shelf): void {
  const car = v.safeParse(v.pipe(v.string(), v.parseJson(), viewedCarSchema), json);
  if (car.success) writeStored(viewedCars, rememberCar(readStored(viewedCars, shelf), car.output), shelf);
}

export function forgetViews(): void {
  forgetStored(viewedCars);
}
