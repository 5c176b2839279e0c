import type { Vehicle } from '../vehicle.schema.ts';

type Named = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>;

/** `SR5 GUN126R`; empty when neither is known. */
export function badgeAndSeries({ badge, series }: Pick<Vehicle, 'badge' | 'series'>): string {
  // Some feeds write the series into the badge as well: "SR5 GUN126R", "GUN126R".
  const isSeriesInBadge = badge !== null && series !== null && ` ${badge} `.includes(` ${series} `);
  return [badge, isSeriesInBadge ? null : series].filter((part) => part !== null).join(' ');
}

/** "title (year make model, badge, series)" as one line: `2021 Toyota Hilux SR5 GUN126R`. */
export function vehicleName(vehicle: Named): string {
  return `${vehicle.year} ${vehicle.make} ${vehicle.model} ${badgeAndSeries(vehicle)}`.trim();
}

export type CardTitle = { readonly heading: string; readonly subheading: string | null };

/** The same in two lines, `2021 Toyota Hilux` and `SR5 GUN126R`; no badge and no series, no second line. */
export function cardTitle(vehicle: Named): CardTitle {
  return {
    heading: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    subheading: badgeAndSeries(vehicle) || null,
  };
}
