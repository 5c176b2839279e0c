import type { Vehicle } from '../vehicle.schema.ts';

type Titled = Pick<Vehicle, 'id' | 'name' | 'stockNumber'>;

/**
 * Titles of vehicle pages. They must be unique, so vehicles with the same name get their stock number: `2022 Kia
 * Cerato S (K1041)`.
 */
export function createTitles(vehicles: readonly Titled[]): (vehicle: Titled) => string {
  const counts = new Map<string, number>();
  for (const { name } of vehicles) counts.set(name, (counts.get(name) ?? 0) + 1);
  return ({ id, name, stockNumber }) =>
    (counts.get(name) ?? 0) > 1 ? `${name} (${stockNumber ?? id})` : name;
}
