import { createHash } from 'node:crypto';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { hashText } from '../../values/hash.ts';
import { once } from '../../values/once.ts';
import { type CardSettings, cardFacts } from '../../vehicle/card/card.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { buildColumns } from '../engine/build-columns.ts';
import type { SearchDocument } from '../engine/collection.ts';
import type { Columns } from '../engine/columns.ts';
import { carCollection } from './car-collection.ts';
import { encodeIndex } from './packing/encode-index.ts';
import type { SearchDataFacts } from './search-data.schema.ts';
import { searchDocuments } from './search-documents.ts';

/** Cars in a block of cards: 23 on average, so that a page of results is two or three blocks. */
const MIN_CARS = 12;
const MAX_CARS = 48;

export type SearchData = {
  /** Texts of the files of /search-data by name. */
  readonly files: ReadonlyMap<string, string>;
  readonly facts: SearchDataFacts;
  /** In the order of `vehicles`, with their columns; for the engine at build time. */
  readonly documents: readonly SearchDocument[];
  readonly columns: Columns;
};

/** Length of the hash in a file name: enough that two builds of a dealer do not collide by chance. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/**
 * Splits the cars into blocks at boundaries determined by a hash of the car's id. So an added or removed car changes
 * its own block and hardly ever another; with blocks of a fixed size all following ones would change.
 */
function blocksOf(vehicles: readonly Vehicle[]): Vehicle[][] {
  const blocks: Vehicle[][] = [];
  let block: Vehicle[] = [];
  for (const vehicle of vehicles) {
    if (block.length === 0) blocks.push(block);
    block.push(vehicle);
    const isEnd = block.length >= MIN_CARS && hashText(`block/${vehicle.id}`) % MIN_CARS === 0;
    if (isEnd || block.length === MAX_CARS) block = [];
  }
  return blocks;
}

/**
 * The files that browsers search a dealer's stock with: the index, the blocks of cards and `current.json`, for the day
 * of `now`. The vehicles come most relevant first. Takes a second for 5,000 cars.
 */
export function searchData(vehicles: readonly Vehicle[], settings: Settings, now: Date): SearchData {
  const shown = cardSettings(settings, now);
  const documents = searchDocuments(vehicles, shown);
  const columns = buildColumns(carCollection('cars'), documents);
  // Only one of the workers that render a site writes the files.
  const published = once(() => publishedSearch(vehicles, columns, shown));
  return {
    documents,
    columns,
    get files() {
      return published().files;
    },
    get facts() {
      return published().facts;
    },
  };
}

function publishedSearch(
  vehicles: readonly Vehicle[],
  columns: Columns,
  shown: CardSettings,
): Pick<SearchData, 'files' | 'facts'> {
  const index = encodeIndex(columns, shown.currency);
  const indexName = `index-${digestOf(index)}.json`;
  const cardOf = (vehicle: Vehicle) => JSON.stringify(cardFacts(vehicle, shown));
  const blocks = blocksOf(vehicles).map((block) => {
    const text = `[${block.map(cardOf).join(',')}]`;
    return { name: `cards-${digestOf(text)}.json`, text, count: block.length };
  });
  const facts: SearchDataFacts = {
    indexUrl: `/search-data/${indexName}`,
    indexBytes: Buffer.byteLength(index),
    cards: blocks.map(({ name, count }) => ({ url: `/search-data/${name}`, count })),
  };
  const files = new Map([
    ['current.json', JSON.stringify(facts)],
    [indexName, index],
    ...blocks.map(({ name, text }) => [name, text] as const),
  ]);
  return { files, facts };
}
