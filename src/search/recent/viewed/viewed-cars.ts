/** Where a device keeps the cars; a new version for every change that old data would not survive. */
export const VIEWED_CARS = { key: 'viewed-cars', version: 1 } as const;

const MOST_CARS = 12;

/** The list with a car put first: at most twelve, none twice. */
export function rememberCar<Car extends { readonly id: string }>(
  cars: readonly Car[],
  car: Car,
): readonly Car[] {
  return [car, ...cars.filter(({ id }) => id !== car.id)].slice(0, MOST_CARS);
}
