import { marketCars } from '../../market/market-car.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { hashText } from '../../values/hash.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { PublishedSettings } from './published-data.schema.ts';

export const settingsFile = '_settings.json';
export const marketFile = '_market.json';
/** Beside the vehicles, where only functions look. */
export const idsFile = '_cars/ids.json';

interface PublishedCars {
  /** All that have a page. */
  readonly vehicles: readonly Vehicle[];
  /** As the pages show them. */
  readonly similarTo: (vehicle: Vehicle) => readonly Vehicle[];
}

interface PublishedState {
  readonly settings: Settings;
  /** Number of vehicles that have a page. */
  readonly count: number;
  readonly builtAt: Date;
  /** When the feed arrived. */
  readonly stockAt: Date;
}

type PublishedFile = readonly [file: string, text: string];

/** What the functions need to know of the site as a whole. `publishedCars` gives the rest. */
export function publishedSettings({ settings, count, builtAt, stockAt }: PublishedState): PublishedFile {
  const about: PublishedSettings = {
    builtAt: builtAt.toISOString(),
    stockAt: stockAt.toISOString(),
    carFiles: carFileCount(count),
    settings,
  };
  return [settingsFile, JSON.stringify(about)];
}

export function* publishedCars({ vehicles, similarTo }: PublishedCars): Generator<PublishedFile> {
  const fileCount = carFileCount(vehicles.length);
  yield* carFiles(vehicles, fileCount, (vehicle) => similarTo(vehicle).map(({ id }) => id));
  yield [idsFile, JSON.stringify(slugsById(vehicles))];
  yield [marketFile, JSON.stringify(marketCars(vehicles))];
}

/** Vehicles in a file on average, at most: to answer for one car, its whole file is read and parsed. */
const MOST_PER_FILE = 40;

/** A power of four, so that a stock that grows or shrinks by a few cars keeps its files. */
export function carFileCount(vehicles: number): number {
  let count = 1;
  while (vehicles > count * MOST_PER_FILE) count *= 4;
  return count;
}

/** `_cars/16-3.json`: of sixteen files the one that would hold the vehicle with this slug. */
export function carFile(slug: string, fileCount: number): string {
  return carFileName(hashText(slug) % fileCount, fileCount);
}

function carFileName(index: number, fileCount: number): string {
  return `_cars/${fileCount}-${index}.json`;
}

/**
 * The texts of all files of a stock: vehicles by their slug, each with the ids of similar ones, the most similar first.
 * Empty ones too: a missing file means a newer build.
 */
export function carFiles(
  vehicles: readonly Vehicle[],
  fileCount: number,
  relatedTo: (vehicle: Vehicle) => readonly string[],
): Map<string, string> {
  const cars = Map.groupBy(vehicles, ({ slug }) => carFile(slug, fileCount));
  const entryOf = (vehicle: Vehicle) =>
    `${factsOf(vehicle)},"relatedIds":${JSON.stringify(relatedTo(vehicle))}}`;
  return new Map(
    Array.from({ length: fileCount }, (_, index) => {
      const name = carFileName(index, fileCount);
      return [name, `{${(cars.get(name) ?? []).map(entryOf).join()}}`];
    }),
  );
}

/** Where a private seller lives stays with the dealer: no page shows it. */
function factsOf(vehicle: Vehicle): string {
  const told: Vehicle = { ...vehicle, privateSuburb: null, privatePostcode: null };
  return `${JSON.stringify(vehicle.slug)}:${JSON.stringify(told).slice(0, -1)}`;
}

/** The slug of each vehicle's page by the vehicle's id. */
export function slugsById(vehicles: readonly Vehicle[]): Record<string, string> {
  return Object.fromEntries(vehicles.map(({ id, slug }) => [id, slug]));
}
