/** Id of the element that says how many cars a device keeps, and what it says when there are as many. */
export const LIMITS = 'kept-cars';

/** Lists of a device, under the names of the controls that keep them; also the keys of what is stored. */
export type KeptList = 'favourite' | 'compare';

/** `full`: nothing was changed, there are as many as there may be. */
type Toggled<Car> = {
  readonly cars: readonly Car[];
  readonly became: 'kept' | 'dropped' | 'full';
};

/** Keeps a vehicle in a list, last; or drops it when it is there already. */
export function toggleKept<Car extends { readonly id: string }>(
  cars: readonly Car[],
  car: Car,
  most: number,
): Toggled<Car> {
  const others = cars.filter(({ id }) => id !== car.id);
  if (others.length < cars.length) return { cars: others, became: 'dropped' };
  if (cars.length >= most) return { cars, became: 'full' };
  return { cars: [...cars, car], became: 'kept' };
}
