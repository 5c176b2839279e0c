import type { Vehicle } from '../vehicle.schema.ts';

type Named = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>;

/** `SR5 GUN126R`; empty when both are unknown. */
export function badgeAndSeries({ badge, series }: Pick<Vehicle, 'badge' | 'series'>): string {
  // Some feeds repeat the series in the badge: "SR5 GUN126R", "GUN126R".
  const isSeriesInBadge = badge !== null && series !== null && ` ${badge} `.includes(` ${series} `);
  return [badge, isSeriesInBadge ? null : series].filter((part) => part !== null).join(' ');
}

/** "title (year make model, badge, series)" as one line: `2021 Toyota Hilux SR5 GUN126R`. */
export function vehicleName(vehicle: Named): string {
  return `${vehicle.year} ${vehicle.make} ${vehicle.model} ${badgeAndSeries(vehicle)}`.trim();
}

type CardTitle = { readonly heading: string; readonly subheading: string | null };

/** The title in two lines, `2021 Toyota Hilux` and `SR5 GUN126R`; without badge and series there is only one. */
export function cardTitle(vehicle: Named): CardTitle {
  return {
    heading: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    subheading: badgeAndSeries(vehicle) || null,
  };
}

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
