import { currentPrice } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** Defines which value of a row is better. */
export interface BetterRule {
  readonly better: 'least' | 'most';
  /** Null if unknown or not comparable. */
  readonly amountOf: (vehicle: Vehicle) => number | null;
}

const least = (amountOf: BetterRule['amountOf']): BetterRule => ({ better: 'least', amountOf });
const most = (amountOf: BetterRule['amountOf']): BetterRule => ({ better: 'most', amountOf });

export const priceRule = least((vehicle) => (isAvailable(vehicle) ? currentPrice(vehicle) : null));
export const yearRule = most(({ year }) => year);
export const odometerRule = least(({ odometerKm }) => odometerKm);

/**
 * Specifications with a clearly better direction, by label. Size, weight and seats depend on needs and are left out;
 * so are safety stars, because tests of different years are not comparable.
 */
export const specificationRules: ReadonlyMap<string, BetterRule> = new Map([
  ['Power', most(({ variant }) => variant.powerKw || null)],
  ['Torque', most(({ variant }) => variant.torqueNm || null)],
  ['Fuel consumption (combined)', least(({ variant }) => variant.fuelConsumptionLPer100Km || null)],
  ['Towing capacity (braked)', most(({ variant }) => variant.towingBrakedKg || null)],
]);

/**
 * Indices of the best values: `bestPlaces([4, null, 2, 2], 'least')` is `[2, 3]`. Empty if fewer than two values are
 * known or all are equal.
 */
export function bestPlaces(amounts: readonly (number | null)[], better: BetterRule['better']): number[] {
  const known = amounts.filter((amount) => amount !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || lowest === highest) return [];
  const best = better === 'least' ? lowest : highest;
  return amounts.flatMap((amount, place) => (amount === best ? [place] : []));
}
