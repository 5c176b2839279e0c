import { foldToAscii, slugify } from '../../values/slug.ts';
import { type CardFacts, type CardSettings, cardFacts } from '../../vehicle/card/card.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { SearchDocument } from '../engine/collection.ts';
import { type CarFields, carFields, type DocumentSettings, documentOf } from './search-document.ts';

const spelled = [
  ...(['badge', 'body', 'fuel', 'transmission', 'colour', 'tag'] as const),
  ...(['state', 'city', 'location_name', 'dealership_name'] as const),
] as const;
type Spelled = (typeof spelled)[number];

/** Mutates the cars. */
function unifyField(cars: readonly CarFields[], field: Spelled): void {
  const spell = unifySpellings(cars.flatMap((car) => car[field] ?? []));
  for (const car of cars) {
    const value = car[field];
    if (value !== null) car[field] = spell(value);
  }
}

/** Models are compared within their make: Mazda's 3 is not BMW's. */
function unifyMakesAndModels(cars: readonly CarFields[]): void {
  const spellMake = unifySpellings(cars.map(({ make }) => make));
  for (const car of cars) car.make = spellMake(car.make);
  for (const members of Map.groupBy(cars, ({ make }) => make).values()) {
    const spellModel = unifySpellings(members.map(({ model }) => model));
    for (const car of members) car.model = spellModel(car.model);
  }
}

function carsOf(vehicles: readonly Vehicle[], settings: DocumentSettings): CarFields[] {
  const cars = vehicles.map((vehicle) => carFields(vehicle, settings));
  unifyMakesAndModels(cars);
  for (const field of spelled) unifyField(cars, field);
  return cars;
}

/**
 * The documents of a whole stock, given most relevant first: a car's position is its `row` and determines its `rank`.
 * Values that differ only in case or symbols get the spelling that most cars have.
 */
export function searchDocuments(vehicles: readonly Vehicle[], settings: DocumentSettings): SearchDocument[] {
  return carsOf(vehicles, settings).map((car, row) => {
    car.rank = vehicles.length - row;
    return Object.assign(documentOf(car, settings.currency), { row });
  });
}

/**
 * The same for a cluster, which has no blocks of cards: each document carries its whole card, and no `row`, which
 * would differ for half the stock whenever one car comes or goes.
 */
export function documentsWithCards(
  vehicles: readonly Vehicle[],
  settings: CardSettings,
): (SearchDocument & { readonly card: CardFacts })[] {
  return carsOf(vehicles, settings).flatMap((car, at) => {
    const vehicle = vehicles[at];
    if (vehicle === undefined) return [];
    return [{ ...documentOf(car, settings.currency), card: cardFacts(vehicle, settings) }];
  });
}

/** Normalises like a filter: `C-HR`, `c/hr` and `C HR` are the same value. */
function wordsOf(value: string): string {
  return foldToAscii(value)
    .replace(/[-/]/g, ' ')
    .replace(/[!-.:-@[-`{-~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function countValues(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** For each key its most frequent value; ties are broken by code units. */
function preferred(counts: ReadonlyMap<string, number>, keyOf: (value: string) => string) {
  const groups = Map.groupBy(counts, ([value]) => keyOf(value) || value);
  const spellings = new Map<string, string>();
  for (const members of groups.values()) {
    const [best] = [...members].sort(([a, as], [b, bs]) => bs - as || (a < b ? -1 : 1));
    for (const [value] of members) spellings.set(value, best?.[0] ?? value);
  }
  return spellings;
}

/**
 * Gives values that differ only in case or symbols their most frequent spelling: facets would count them separately,
 * while filters and landing pages treat them as one. Values that were not given stay as they are.
 */
export function unifySpellings(values: Iterable<string>): (value: string) => string {
  const counts = countValues(values);
  const bySlug = preferred(counts, slugify);
  const merged = new Map<string, number>();
  for (const [value, count] of counts) {
    const spelling = bySlug.get(value) ?? value;
    merged.set(spelling, (merged.get(spelling) ?? 0) + count);
  }
  const byWords = preferred(merged, wordsOf);
  return (value) => {
    const spelling = bySlug.get(value) ?? value;
    return byWords.get(spelling) ?? spelling;
  };
}
