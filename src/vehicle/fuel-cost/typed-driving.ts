import { formatNumber } from '../../values/measure.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { energyCost } from './fuel-cost.ts';

/** The function that handles the form without JavaScript. */
export const FUEL_COST_PATH = '/api/fuel-cost';

export const priceNames = ['price-per-litre', 'cents-per-kwh'] as const;

export type PriceName = (typeof priceNames)[number];

/** Names of the inputs and of the query parameters. */
export const drivingNames = [...priceNames, 'km-per-week'] as const;

export type DrivingName = (typeof drivingNames)[number];

/** Prices and distance as typed, without the price of what the vehicle does not use. */
export type TypedDriving = { readonly [Name in DrivingName]?: string };

/** Props of the on-demand page `fuel-cost`. */
export interface FuelCostPageProps {
  /** The vehicle; null for the general calculator. */
  readonly vehicle: Vehicle | null;
  readonly typed: TypedDriving;
}

interface DealerFigures {
  readonly kmPerWeek: number;
  readonly pricePerLitre: number;
  readonly centsPerKwh: number;
}

/** Initial values from the dealer's settings, for a vehicle that uses these energies. */
export function startingDriving(
  { kmPerWeek, pricePerLitre, centsPerKwh }: DealerFigures,
  energies: readonly { readonly name: PriceName }[],
): TypedDriving {
  const figures = {
    'price-per-litre': formatNumber(pricePerLitre, 4, 2),
    'cents-per-kwh': String(centsPerKwh),
  };
  const prices = energies.map(({ name }) => [name, figures[name]]);
  return { ...Object.fromEntries(prices), 'km-per-week': String(kmPerWeek) };
}

/** The valid figures of a query; invalid ones keep their initial value. */
export function drivingOfQuery(query: URLSearchParams, start: TypedDriving): TypedDriving {
  const entries = namesIn(start).flatMap((name) => {
    const text = query.get(name);
    return text !== null && isPlainFigure(text) ? [[name, text]] : [];
  });
  return { ...start, ...Object.fromEntries(entries) };
}

/** The address with these figures in its query; other parameters are kept, invalid figures removed. */
export function withDriving(address: string, typed: TypedDriving): string {
  const url = new URL(address);
  for (const name of namesIn(typed)) {
    const text = typed[name] ?? '';
    if (isPlainFigure(text)) url.searchParams.set(name, text);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** The cost of fuel and electricity; null while a figure is missing. */
export function typedFuelCost(
  typed: TypedDriving,
  energies: readonly { readonly name: PriceName; readonly per100Km: number }[],
) {
  const uses = energies.map(({ name, per100Km }) => {
    const price = figureOf(typed[name]);
    return { per100Km, price: name === 'cents-per-kwh' ? price / 100 : price };
  });
  return energyCost(typedKmPerWeek(typed), uses);
}

/** NaN while the distance is missing. */
export function typedKmPerWeek(typed: TypedDriving): number {
  return figureOf(typed['km-per-week']);
}

const namesIn = (typed: TypedDriving) => drivingNames.filter((name) => Object.hasOwn(typed, name));

/** The largest whole figure that is calculated with. */
export const LARGEST_FIGURE = 9_999_999;

const figureOf = (text = '') => (isPlainFigure(text) ? Number(text) : Number.NaN);

/** A number in the format of `<input type="number">`, of limited length. */
export function isPlainFigure(text: string): boolean {
  return /^\d{1,7}(\.\d{0,12})?$|^\.\d{1,12}$/.test(text);
}
