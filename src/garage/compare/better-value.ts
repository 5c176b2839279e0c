import { currentPrice } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** Defines which value of a row is better. */
export interface BetterRule {
  readonly better: 'lowest' | 'highest';
  /** Null if unknown or not comparable. */
  readonly amountOf: (vehicle: Vehicle) => number | null;
}

const lower = (amountOf: BetterRule['amountOf']): BetterRule => ({ better: 'lowest', amountOf });
const higher = (amountOf: BetterRule['amountOf']): BetterRule => ({ better: 'highest', amountOf });

export const priceRule = lower((vehicle) => (isAvailable(vehicle) ? currentPrice(vehicle) : null));
export const yearRule = higher(({ year }) => year);
export const odometerRule = lower(({ odometerKm }) => odometerKm);

/**
 * Specifications with a clearly better direction, by label. Size, weight and seats depend on needs and are left out;
 * so are safety stars, because tests of different years are not comparable.
 */
export const specificationRules: ReadonlyMap<string, BetterRule> = new Map([
  ['Power', higher(({ variant }) => variant.powerKw || null)],
  ['Torque', higher(({ variant }) => variant.torqueNm || null)],
  ['Fuel consumption (combined)', lower(({ variant }) => variant.fuelConsumptionLPer100Km || null)],
  ['Towing capacity (braked)', higher(({ variant }) => variant.towingBrakedKg || null)],
]);

/**
 * Indices of the best values: `bestPlaces([4, null, 2, 2], 'lowest')` is `[2, 3]`. Empty if fewer than two values are
 * known or all are equal.
 */
export function bestPlaces(amounts: readonly (number | null)[], better: BetterRule['better']): number[] {
  const known = amounts.filter((amount) => amount !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || lowest === highest) return [];
  const best = better === 'lowest' ? lowest : highest;
  return amounts.flatMap((amount, place) => (amount === best ? [place] : []));
}
