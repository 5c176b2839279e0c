import type { GuardSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { VehicleChange } from './compare-stock.ts';
import { areMany, firstFew, type GuardFinding, percentOf, vehicleLabel } from './finding.ts';
import type { ComparedStock } from './stock-checks.ts';

/** Whether a price falls so far that it may be an error. */
export function isGreatFall(
  from: number,
  to: number,
  { priceFallPercent }: Pick<GuardSettings, 'priceFallPercent'>,
): boolean {
  return to < from && percentOf(from - to, from) >= priceFallPercent;
}

/** Whether a price rises so far that it may be an error, such as one in cents. */
export function isGreatRise(
  from: number,
  to: number,
  { priceRiseTimes }: Pick<GuardSettings, 'priceRiseTimes'>,
): boolean {
  return from > 0 && to >= from * priceRiseTimes;
}

/** A dealer may be legally bound by a price shown for an hour: a single wrong price is enough. */
export function fallenPrices({ comparison }: ComparedStock, settings: GuardSettings): GuardFinding[] {
  const fallen = pricedChanges(comparison.changed).filter(({ from, to }) => isGreatFall(from, to, settings));
  if (fallen.length === 0) return [];
  const subject =
    fallen.length === 1 ? 'The price of 1 vehicle falls' : `The prices of ${fallen.length} vehicles fall`;
  const sentence = `${subject} by ${settings.priceFallPercent} % or more (guard.priceFallPercent).`;
  return [{ kind: 'price', sentence, examples: firstFew(fallen.map(changeText)) }];
}

/** A price that is too high binds nobody, and one alone may be a correction: only many are a reason. */
export function risenPrices(
  { previous, comparison }: ComparedStock,
  settings: GuardSettings,
): GuardFinding[] {
  const risen = pricedChanges(comparison.changed).filter(({ from, to }) => isGreatRise(from, to, settings));
  const priced = previous.filter((vehicle) => currentPrice(vehicle) !== null).length;
  if (!areMany(risen.length, priced)) return [];
  const sentence = `The prices of ${risen.length} vehicles rise to ${settings.priceRiseTimes} times or more: they may be in cents (guard.priceRiseTimes).`;
  return [{ kind: 'price', sentence, examples: firstFew(risen.map(changeText)) }];
}

interface PricedChange {
  readonly vehicle: Vehicle;
  readonly from: number;
  readonly to: number;
}

/** Vehicles that had a price and have one now. */
function pricedChanges(changes: readonly VehicleChange[]): PricedChange[] {
  return changes.flatMap(({ before, after }) => {
    const [from, to] = [currentPrice(before), currentPrice(after)];
    return from === null || to === null ? [] : [{ vehicle: after, from, to }];
  });
}

function changeText({ vehicle, from, to }: PricedChange): string {
  return `${vehicleLabel(vehicle)}: ${from.toLocaleString('en-AU')} → ${to.toLocaleString('en-AU')}`;
}
