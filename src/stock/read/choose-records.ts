import { matchName } from '../columns/recognise/match-name.ts';

/** A sure name; guesses and single letters say little about what a thing is. */
const SURE_RANK = 4000;
const MIN_FIELDS = 3;

/**
 * How much a set of keys looks like a vehicle's: the number of different fields they mean, or 0 when
 * they name no car. `dealer` objects have an id and a name, but no make.
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
