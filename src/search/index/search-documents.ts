import { type CardFacts, type CardSettings, cardFacts } from '../../vehicle/card/card.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { SearchDocument } from '../engine/collection.ts';
import { type CarFields, carFields, type DocumentSettings, documentOf } from './search-document.ts';
import { unifySpellings } from './unify-spellings.ts';

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
