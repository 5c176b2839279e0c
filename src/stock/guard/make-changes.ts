import type { GuardSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { keyOf, knownMake } from '../naming/makes.ts';
import { stayed, type VehicleChange } from './compare-stock.ts';
import { areMany, firstFew, type GuardFinding, percentOf, percentText, vehicleLabel } from './finding.ts';
import type { ComparedStock } from './stock-checks.ts';

/**
 * Detects a feed with its columns of make and model swapped. Vehicles are compared by their numbers; those
 * without any get a new id with another make and are found by `replacedVehicles`.
 */
export function changedMakes(
  { comparison }: ComparedStock,
  { makeChangePercent }: GuardSettings,
): GuardFinding[] {
  const pairs = stayed(comparison);
  const changed = pairs.filter(isOfAnotherMake);
  const percent = percentOf(changed.length, pairs.length);
  if (!areMany(changed.length, pairs.length) || percent <= makeChangePercent) return [];
  const swapped = changed.filter(isSwapped).length;
  const cause =
    swapped > changed.length / 2
      ? 'the columns of make and model are swapped'
      : 'the make may stand in another column';
  const sentence = `${changed.length} of ${pairs.length} vehicles have another make than before, ${percentText(percent)}: ${cause}. Columns are mapped in feed.json under "columns". At most ${makeChangePercent} % may change at once (guard.makeChangePercent).`;
  return [{ kind: 'makes', sentence, examples: firstFew(changed.map(changeText)) }];
}

/** A make that becomes known is no mistake: a name was corrected, or is read better. */
function isOfAnotherMake({ before, after }: VehicleChange): boolean {
  if (keyOf(before.make) === keyOf(after.make)) return false;
  return knownMake(before.make) !== null || knownMake(after.make) === null;
}

/** The make is what the model was, whose cell may have held more than the model: `Corolla Ascent`. */
function isSwapped({ before, after }: VehicleChange): boolean {
  return keyOf(after.make).startsWith(keyOf(before.model));
}

function changeText({ before, after }: VehicleChange): string {
  return `${vehicleLabel(after)}: ${before.make} → ${after.make}`;
}
