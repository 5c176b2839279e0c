import { formatNumber } from '../../values/measure.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type Driving, fuelCost } from './fuel-cost.ts';

/** The function that handles the form without JavaScript. */
export const FUEL_COST_PATH = '/api/fuel-cost';

/** Names of the inputs and of the query parameters. */
export const drivingNames = ['price-per-litre', 'km-per-week'] as const;

export type DrivingName = (typeof drivingNames)[number];

/** Price and distance as typed. */
export type TypedDriving = Readonly<Record<DrivingName, string>>;

/** Props of the on-demand page `fuel-cost`. */
export interface FuelCostPageProps {
  /** The vehicle; null for the general calculator. */
  readonly vehicle: Vehicle | null;
  readonly typed: TypedDriving;
}

/** Initial values from the dealer's settings. */
export function startingDriving({
  pricePerLitre,
  kmPerWeek,
}: Pick<Driving, 'pricePerLitre' | 'kmPerWeek'>): TypedDriving {
  return { 'price-per-litre': formatNumber(pricePerLitre, 4, 2), 'km-per-week': String(kmPerWeek) };
}

/** The valid figures of a query; invalid ones keep their initial value. */
export function drivingOfQuery(query: URLSearchParams, start: TypedDriving): TypedDriving {
  const entries = drivingNames.flatMap((name) => {
    const text = query.get(name);
    return text !== null && isPlainFigure(text) ? [[name, text]] : [];
  });
  return { ...start, ...Object.fromEntries(entries) };
}

/** The address with these figures in its query; other parameters are kept, invalid figures removed. */
export function withDriving(address: string, typed: TypedDriving): string {
  const url = new URL(address);
  for (const name of drivingNames) {
    if (isPlainFigure(typed[name])) url.searchParams.set(name, typed[name]);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** The fuel cost; null while a figure is missing. */
export function typedFuelCost(typed: TypedDriving, litresPer100Km: number) {
  if (!drivingNames.every((name) => isPlainFigure(typed[name]))) return null;
  return fuelCost({
    pricePerLitre: Number(typed['price-per-litre']),
    kmPerWeek: Number(typed['km-per-week']),
    litresPer100Km,
  });
}

/** A number in the format of `<input type="number">`, of limited length. */
function isPlainFigure(text: string): boolean {
  return /^\d{1,7}(\.\d{0,4})?$|^\.\d{1,4}$/.test(text);
}
