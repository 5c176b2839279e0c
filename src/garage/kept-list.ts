/** Id of the element with the limits of the lists and the messages for full lists. */
export const LIMITS = 'kept-cars';

/** Names of the lists; also the names of their controls and storage keys. */
export type KeptList = 'favourite' | 'compare';

/** `full`: nothing was changed, because the limit is reached. */
type Toggled<Car> = {
  readonly cars: readonly Car[];
  readonly became: 'kept' | 'dropped' | 'full';
};

/** Appends a vehicle to a list, or removes it if it is included. */
export function toggleKept<Car extends { readonly id: string }>(
  cars: readonly Car[],
  car: Car,
  max: number,
): Toggled<Car> {
  const others = cars.filter(({ id }) => id !== car.id);
  if (others.length < cars.length) return { cars: others, became: 'dropped' };
  if (cars.length >= max) return { cars, became: 'full' };
  return { cars: [...cars, car], became: 'kept' };
}
