import type { GuardSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { type StockComparison, stayed, type VehicleChange } from './compare-stock.ts';
import { FEW, firstFew, type GuardFinding, percentOf, percentText, vehicleLabel } from './finding.ts';
import { ungarbled } from './garbled-text.ts';

export interface ComparedStock {
  readonly previous: readonly Vehicle[];
  readonly next: readonly Vehicle[];
  readonly comparison: StockComparison;
}

/** Detects a truncated feed by the number of vehicles for sale, which stays the same if as many arrive as are sold. */
export function lostVehicles(
  { previous, next, comparison }: ComparedStock,
  { lostPercent }: GuardSettings,
): GuardFinding[] {
  const before = previous.filter(isAvailable).length;
  const lost = before - next.filter(isAvailable).length;
  const percent = percentOf(lost, before);
  if (lost <= FEW || percent <= lostPercent) return [];
  const gone = [...comparison.vanished.filter(isAvailable), ...comparison.sold.map(({ after }) => after)];
  const sentence = `${before} vehicles were for sale and ${before - lost} are left: ${lost} fewer, ${percentText(percent)}. At most ${lostPercent} % may go at once (guard.lostPercent).`;
  return [{ kind: 'lost', sentence, examples: firstFew(gone.map(vehicleLabel)) }];
}

/**
 * A supplier's mistake may put the stock of a whole group, or of all its customers, into one dealer's feed.
 */
export function grownStock(
  { previous, next, comparison }: ComparedStock,
  { grownTimes, grownBy }: GuardSettings,
): GuardFinding[] {
  const before = previous.filter(isAvailable).length;
  const after = next.filter(isAvailable).length;
  if (after - before <= grownBy || after <= before * grownTimes) return [];
  const times =
    before === 0
      ? ''
      : `, ${(after / before).toLocaleString('en-AU', { maximumFractionDigits: 1 })} times as many`;
  const sentence = `${before} vehicles were for sale and the feed has ${after}${times}: it may hold the stock of other dealers. At most ${grownTimes} times as many, or ${grownBy} more, may come at once (guard.grownTimes, guard.grownBy).`;
  const added = comparison.added.filter(isAvailable);
  return [{ kind: 'grown', sentence, examples: firstFew(added.map(vehicleLabel)) }];
}

/**
 * Detects another dealer's feed of similar length, a feed whose stock numbers have all changed, and swapped columns of
 * vehicles without a number, whose id is a digest of their facts.
 */
export function replacedVehicles(
  { previous, comparison }: ComparedStock,
  { replacedPercent }: GuardSettings,
): GuardFinding[] {
  const before = previous.filter(isAvailable).length;
  const gone = comparison.vanished.filter(isAvailable);
  const replaced = Math.min(gone.length, comparison.added.filter(isAvailable).length);
  const percent = percentOf(replaced, before);
  if (replaced <= FEW || percent <= replacedPercent) return [];
  const unnumbered = gone.filter(hasNoNumber).length;
  const cause =
    unnumbered > gone.length / 2
      ? 'or columns may be swapped: without stock number, VIN and number plate a vehicle is known by its make, model and other facts, and is another one once they change'
      : 'or its stock numbers have changed';
  const sentence = `${replaced} of ${before} vehicles for sale are others than before, ${percentText(percent)}: the feed may be another dealer's, ${cause}. At most ${replacedPercent} % may be replaced at once (guard.replacedPercent).`;
  return [{ kind: 'replaced', sentence, examples: firstFew(gone.map(vehicleLabel)) }];
}

function hasNoNumber({ stockNumber, vin, registrationPlate }: Vehicle): boolean {
  return stockNumber === null && vin === null && registrationPlate === null;
}

const facts: readonly { readonly name: string; readonly has: (vehicle: Vehicle) => boolean }[] = [
  { name: 'photographs', has: ({ photosCount }) => photosCount > 0 },
  { name: 'price', has: (vehicle) => currentPrice(vehicle) !== null },
  { name: 'odometer reading', has: ({ odometerKm }) => odometerKm !== null },
  { name: 'description', has: ({ dealerComments }) => dealerComments !== null },
];

/** Facts that most vehicles had and many now lack; sold ones often lose their price and are not counted. */
export function emptiedFacts(
  { comparison }: ComparedStock,
  { emptiedPercent }: GuardSettings,
): GuardFinding[] {
  const pairs = stayed(comparison).filter(({ after }) => isAvailable(after));
  return facts.flatMap(({ name, has }): GuardFinding[] => {
    const had = pairs.filter(({ before }) => has(before));
    const emptied = had.filter(({ after }) => !has(after));
    const percent = percentOf(emptied.length, had.length);
    if (emptied.length <= FEW || percent <= emptiedPercent) return [];
    const sentence = `${emptied.length} of ${had.length} vehicles have lost their ${name}, ${percentText(percent)}. At most ${emptiedPercent} % may (guard.emptiedPercent).`;
    return [
      { kind: 'emptied', sentence, examples: firstFew(emptied.map(({ after }) => vehicleLabel(after))) },
    ];
  });
}

/** Vehicles with special characters whose texts became garbled. */
export function garbledTexts(
  { comparison }: ComparedStock,
  { emptiedPercent }: GuardSettings,
): GuardFinding[] {
  const telling = stayed(comparison).filter(({ before }) => isTelling(before));
  const garbled = telling.filter(isNewlyGarbled);
  const percent = percentOf(garbled.length, telling.length);
  if (garbled.length === 0 || percent <= emptiedPercent) return [];
  const sentence = `The special characters of ${garbled.length} of ${telling.length} vehicles that have any have become others: the feed was written in another encoding. Ask the supplier for UTF-8, or say "encoding" in feed.json (guard.emptiedPercent).`;
  return [
    {
      kind: 'encoding',
      sentence,
      examples: firstFew(garbled.map(({ after }) => `${vehicleLabel(after)}: ${garbledPart(after)}`)),
    },
  ];
}

const isTelling = (vehicle: Vehicle) => /\P{ASCII}/u.test(textsOf(vehicle));
const AROUND = 20;

function isNewlyGarbled({ before, after }: VehicleChange): boolean {
  return before !== after && ungarbled(textsOf(before)) === null && ungarbled(textsOf(after)) !== null;
}

function garbledPart(vehicle: Vehicle): string {
  const text = textsOf(vehicle);
  const at = text.search(/\P{ASCII}{2,}|\ufffd/u);
  return `"${text.slice(Math.max(0, at - AROUND), at + AROUND).trim()}"`;
}

/** All texts of a vehicle. */
export function textsOf({ name, colour, interiorColour, dealerComments, features }: Vehicle): string {
  return [name, colour, interiorColour, dealerComments, ...features]
    .filter((text) => text !== null)
    .join('\n');
}
