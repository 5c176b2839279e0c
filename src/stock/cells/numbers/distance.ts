import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';
import { firstNumber, hidesDigits } from './number.ts';

export type DistanceUnit = 'km' | 'mi';

const KM_PER_MILE = 1.609344;
/** A Scandinavian mile. */
const KM_PER_MIL = 10;
/** A higher odometer reading is an error. */
const MAX_KM = 2_000_000;

/** An odometer reading in whole kilometres; a unit in the text takes precedence over `unit`. */
export function readDistanceKm(text: string, unit: DistanceUnit): Reading<number> {
  if (isMissing(text) || /^\s*(new|brand new|delivery( (km|mileage))?s?)\s*$/i.test(text)) return nothing;
  const amount = firstNumber(text);
  if (amount === null) return unusable('is not a distance');
  if (amount < 0) return unusable('is less than nothing');
  if (hidesDigits(text)) return unusable('hides digits');
  // Of machines and boats.
  if (/\d\s?(h|hrs?|hours?)\b/i.test(text)) return unusable('is a time, not a distance');
  const thousands = /\d\s?(k|thousand)\b/i.test(text) ? 1000 : 1;
  const km = Math.round(amount * thousands * kmPer(unitIn(text) ?? unit));
  return km > MAX_KM ? unusable('is more than 2,000,000 km') : found(km);
}

function kmPer(unit: DistanceUnit | 'mil'): number {
  if (unit === 'mi') return KM_PER_MILE;
  return unit === 'mil' ? KM_PER_MIL : 1;
}

/** The unit in a text: `12 km`, `MI`, or schema.org's UN/CEFACT codes `KMT` and `SMI`; else null. */
export function unitIn(text: string): DistanceUnit | 'mil' | null {
  if (/km|kilomet/i.test(text)) return 'km';
  if (/\bmil\b|\dmil\b/i.test(text)) return 'mil';
  return /\bmiles?\b|\dmiles?\b|\bmi\b|\dmi\b|\bsmi\b/i.test(text) ? 'mi' : null;
}
