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

export type CardTitle = { readonly heading: string; readonly subheading: string | null };

/** The title in two lines, `2021 Toyota Hilux` and `SR5 GUN126R`; without badge and series there is only one. */
export function cardTitle(vehicle: Named): CardTitle {
  return {
    heading: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    subheading: badgeAndSeries(vehicle) || null,
  };
}
