import type { FeedField } from '../columns/feed-fields.ts';
import { matchName } from '../columns/recognise/match-name.ts';

/** Limit for reliable names; guesses and single letters do not count. */
export const SURE_RANK = 4000;
const MIN_FIELDS = 3;
const carFacts: readonly FeedField[] = ['model', 'vin', 'price', 'driveAwayPrice', 'year', 'odometerKm'];

/**
 * How much a set of keys looks like a vehicle's: the number of fields they match, or 0 if they cannot name a
 * car. (A `dealer` object has id and name, but no make.)
 */
export function vehicleLikeness(keys: Iterable<string>): number {
  const fields = fieldsOf(keys);
  const namesCar = (fields.has('make') && fields.has('model')) || fields.has('vin') || fields.has('title');
  return namesCar && fields.size >= MIN_FIELDS ? fields.size : 0;
}

/**
 * Whether keys beside a list of vehicles are of one vehicle, such as one with similar ones, and not of a branch: that
 * has a name, a number and a city too, but nothing of a car.
 */
export function areOfOneVehicle(keys: Iterable<string>): boolean {
  const names = [...keys];
  return vehicleLikeness(names) > 0 && sayOfCar(names);
}

/** Whether any of the keys is of a car, such as its price. */
export function sayOfCar(keys: Iterable<string>): boolean {
  const fields = fieldsOf(keys);
  return carFacts.some((field) => fields.has(field));
}

function fieldsOf(keys: Iterable<string>): ReadonlySet<FeedField> {
  const fields = new Set<FeedField>();
  for (const key of keys) {
    const match = matchName(key);
    if (match !== null && match.rank < SURE_RANK) fields.add(match.field);
  }
  return fields;
}
