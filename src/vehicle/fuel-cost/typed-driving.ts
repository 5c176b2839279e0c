import { formatNumber } from '../../values/measure.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type Driving, fuelCost } from './fuel-cost.ts';

/** The function that answers the form in browsers without JavaScript. */
export const FUEL_COST_PATH = '/api/fuel-cost';

/** Names of the inputs, and of the parameters of an address that holds their figures. */
export const drivingNames = ['price-per-litre', 'km-per-week'] as const;

export type DrivingName = (typeof drivingNames)[number];

/** Price and distance as they stand in their inputs. */
export type TypedDriving = Readonly<Record<DrivingName, string>>;

/** What the page on demand `fuel-cost` shows. */
export interface FuelCostPageProps {
  /** Whose fuel it is; null when it is not known. */
  readonly vehicle: Vehicle | null;
  readonly typed: TypedDriving;
}

/** What a dealer has the calculator begin with. */
export function startingDriving({
  pricePerLitre,
  kmPerWeek,
}: Pick<Driving, 'pricePerLitre' | 'kmPerWeek'>): TypedDriving {
  return { 'price-per-litre': formatNumber(pricePerLitre, 4, 2), 'km-per-week': String(kmPerWeek) };
}

/** Those in a query, where they are figures; the others stay as they are. */
export function drivingOfQuery(query: URLSearchParams, start: TypedDriving): TypedDriving {
  const told = drivingNames.flatMap((name) => {
    const text = query.get(name);
    return text !== null && isPlainFigure(text) ? [[name, text]] : [];
  });
  return { ...start, ...Object.fromEntries(told) };
}

/** The address with these figures in its query, whatever else is in it; without those that are none. */
export function withDriving(address: string, typed: TypedDriving): string {
  const url = new URL(address);
  for (const name of drivingNames) {
    if (isPlainFigure(typed[name])) url.searchParams.set(name, typed[name]);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** What the fuel costs; null while a figure is missing. */
export function typedFuelCost(typed: TypedDriving, litresPer100Km: number) {
  if (!drivingNames.every((name) => isPlainFigure(typed[name]))) return null;
  return fuelCost({
    pricePerLitre: Number(typed['price-per-litre']),
    kmPerWeek: Number(typed['km-per-week']),
    litresPer100Km,
  });
}

/** As an input of the type `number` holds it, and short enough to be meant. */
function isPlainFigure(text: string): boolean {
  return /^\d{1,7}(\.\d{0,4})?$|^\.\d{1,4}$/.test(text);
}
