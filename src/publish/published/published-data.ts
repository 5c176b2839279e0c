import { marketCars } from '../../market/market-car.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { hashText } from '../../values/hash.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { PublishedSettings } from './published-data.schema.ts';

export const SETTINGS_FILE = '_settings.json';
export const MARKET_FILE = '_market.json';
/** Next to the vehicle files, which only functions read. */
export const IDS_FILE = '_cars/ids.json';

interface PublishedCars {
  /** All vehicles with a page. */
  readonly vehicles: readonly Vehicle[];
  /** The similar cars that the pages show. */
  readonly similarTo: (vehicle: Vehicle) => readonly Vehicle[];
}

interface PublishedState {
  readonly settings: Settings;
  readonly count: number;
  readonly builtAt: Date;
  /** When the feed arrived. */
  readonly stockAt: Date;
}

type PublishedFile = readonly [file: string, text: string];

/** Site-wide facts for the functions; `carFiles` holds the vehicles. */
export function publishedSettings({ settings, count, builtAt, stockAt }: PublishedState): PublishedFile {
  const about: PublishedSettings = {
    builtAt: builtAt.toISOString(),
    stockAt: stockAt.toISOString(),
    carFiles: carFileCount(count),
    settings,
  };
  return [SETTINGS_FILE, JSON.stringify(about)];
}

export function* publishedCars({ vehicles, similarTo }: PublishedCars): Generator<PublishedFile> {
  const fileCount = carFileCount(vehicles.length);
  yield* carFiles(vehicles, fileCount, (vehicle) => similarTo(vehicle).map(({ id }) => id));
  yield [IDS_FILE, JSON.stringify(slugsById(vehicles))];
  yield [MARKET_FILE, JSON.stringify(marketCars(vehicles))];
}

/** The most vehicles per file on average: a function reads and parses a whole file for one car. */
const MAX_PER_FILE = 40;

/** A power of four, so that small changes in stock size keep the number of files. */
export function carFileCount(vehicles: number): number {
  let count = 1;
  while (vehicles > count * MAX_PER_FILE) count *= 4;
  return count;
}

/** `_cars/16-3.json`: the file, of sixteen, for the vehicle with this slug. */
export function carFile(slug: string, fileCount: number): string {
  return carFileName(hashText(slug) % fileCount, fileCount);
}

function carFileName(index: number, fileCount: number): string {
  return `_cars/${fileCount}-${index}.json`;
}

/**
 * The contents of all vehicle files: vehicles by slug, each with the ids of similar cars, most similar first.
 * Empty files are written too, because a missing file tells a function that the build was replaced.
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

/** Leaves out where a private seller lives: no page shows it. */
function factsOf(vehicle: Vehicle): string {
  const published: Vehicle = { ...vehicle, privateSuburb: null, privatePostcode: null };
  return `${JSON.stringify(vehicle.slug)}:${JSON.stringify(published).slice(0, -1)}`;
}

export function slugsById(vehicles: readonly Vehicle[]): Record<string, string> {
  return Object.fromEntries(vehicles.map(({ id, slug }) => [id, slug]));
}
