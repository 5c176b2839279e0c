import { isAvailable } from '../../vehicle/availability.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** Of which vehicles a row says the better value, as a number, and which end is better. */
export interface BetterRule {
  readonly better: 'least' | 'most';
  /** Null where it is not known, or no value to choose by. */
  readonly amountOf: (vehicle: Vehicle) => number | null;
}

const least = (amountOf: BetterRule['amountOf']): BetterRule => ({ better: 'least', amountOf });
const most = (amountOf: BetterRule['amountOf']): BetterRule => ({ better: 'most', amountOf });

export const priceRule = least((vehicle) => (isAvailable(vehicle) ? currentPrice(vehicle) : null));
export const yearRule = most(({ year }) => year);
export const odometerRule = least(({ odometerKm }) => odometerKm);

/**
 * Rows of the specification of which more or less is plainly better, by their labels. Size, weight and seats are a
 * matter of need; stars of a safety test are not, but tests of different years are not comparable.
 */
export const specificationRules: ReadonlyMap<string, BetterRule> = new Map([
  ['Power', most(({ variant }) => variant.powerKw || null)],
  ['Torque', most(({ variant }) => variant.torqueNm || null)],
  ['Fuel consumption (combined)', least(({ variant }) => variant.fuelConsumptionLPer100Km || null)],
  ['Towing capacity (braked)', most(({ variant }) => variant.towingBrakedKg || null)],
]);

/**
 * Places of the best among several values: `bestPlaces([4, null, 2, 2], 'least')` is `[2, 3]`. None where fewer than
 * two are known or all that are known are equal.
 */
export function bestPlaces(amounts: readonly (number | null)[], better: BetterRule['better']): number[] {
  const known = amounts.filter((amount) => amount !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || lowest === highest) return [];
  const best = better === 'least' ? lowest : highest;
  return amounts.flatMap((amount, place) => (amount === best ? [place] : []));
}
