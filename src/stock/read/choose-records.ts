import { matchName } from '../columns/recognise/match-name.ts';

/** Limit for reliable names; guesses and single letters do not count. */
const SURE_RANK = 4000;
const MIN_FIELDS = 3;

/**
 * How much a set of keys looks like a vehicle's: the number of fields they match, or 0 if they cannot name a
 * car. (A `dealer` object has id and name, but no make.)
 */
export function vehicleLikeness(keys: Iterable<string>): number {
  const fields = new Set<string>();
  for (const key of keys) {
    const match = matchName(key);
    if (match !== null && match.rank < SURE_RANK) fields.add(match.field);
  }
  const namesCar = (fields.has('make') && fields.has('model')) || fields.has('vin') || fields.has('title');
  return namesCar && fields.size >= MIN_FIELDS ? fields.size : 0;
}
