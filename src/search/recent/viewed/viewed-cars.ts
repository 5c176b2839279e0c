/** Storage key of the viewed cars; increase the version for every incompatible change. */
export const VIEWED_CARS = { key: 'viewed-cars', version: 1 } as const;

const MAX_CARS = 12;

/** Adds a car to the front of the list: at most twelve, without duplicates. */
export function rememberCar<Car extends { readonly id: string }>(
  cars: readonly Car[],
  car: Car,
): readonly Car[] {
  return [car, ...cars.filter(({ id }) => id !== car.id)].slice(0, MAX_CARS);
}
