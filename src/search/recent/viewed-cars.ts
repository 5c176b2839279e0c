import type { ViewedCar } from './viewed-cars.schema.ts';

const MOST_CARS = 12;

/** The list with a car put first: at most twelve, none twice. */
export function rememberCar(cars: readonly ViewedCar[], car: ViewedCar): readonly ViewedCar[] {
  return [car, ...cars.filter(({ id }) => id !== car.id)].slice(0, MOST_CARS);
}
