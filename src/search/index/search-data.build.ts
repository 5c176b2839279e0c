import { createHash } from 'node:crypto';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { type CardSettings, cardFacts } from '../../vehicle/card/card.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { buildColumns } from '../engine/build-columns.ts';
import type { SearchDocument } from '../engine/collection.ts';
import { carCollection } from './car-collection.ts';
import { encodeIndex } from './packing/encode-index.ts';
import type { SearchDataFacts } from './search-data.schema.ts';
import { searchDocuments } from './search-documents.ts';

/** A page of cards is one or two blocks. */
const BLOCK_SIZE = 24;

export type SearchData = {
  /** Texts of the files of /search-data by name. */
  readonly files: ReadonlyMap<string, string>;
  readonly facts: SearchDataFacts;
  /** In the order of `vehicles`; for the engine that runs at build time. */
  readonly documents: readonly SearchDocument[];
};

/** Enough of a digest that no two builds of a dealer share a name by chance. */
function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\n');
  return hash.digest('base64url').slice(0, 12);
}

function cardBlocks(vehicles: readonly Vehicle[], shown: CardSettings): string[] {
  const blocks: string[] = [];
  for (let start = 0; start < vehicles.length; start += BLOCK_SIZE) {
    const block = vehicles.slice(start, start + BLOCK_SIZE).map((vehicle) => cardFacts(vehicle, shown));
    blocks.push(JSON.stringify(block));
  }
  return blocks;
}

/**
 * Everything that searching needs of a dealer's published stock, which comes most relevant first, on the day of
 * `now`: the index, the cards in blocks and `current.json`. Without cars there are no blocks. The same object as
 * before for the same vehicles and cards: of 5,000 it takes a second, and most changes of a setting touch neither.
 */
export function searchData(vehicles: readonly Vehicle[], settings: Settings, now: Date): SearchData {
  const shown = cardSettings(settings, now);
  const key = JSON.stringify(shown);
  if (lastMade?.key !== key || !areSame(lastMade.vehicles, vehicles))
    lastMade = { key, vehicles, data: makeSearchData(vehicles, shown) };
  return lastMade.data;
}

let lastMade: {
  readonly key: string;
  readonly vehicles: readonly Vehicle[];
  readonly data: SearchData;
} | null = null;

function areSame(before: readonly Vehicle[], now: readonly Vehicle[]): boolean {
  return before.length === now.length && before.every((vehicle, index) => vehicle === now[index]);
}

function makeSearchData(vehicles: readonly Vehicle[], shown: CardSettings): SearchData {
  const documents = searchDocuments(vehicles, shown);
  const columns = buildColumns(carCollection('cars'), documents);
  const index = encodeIndex(columns, shown.currency);
  const blocks = cardBlocks(vehicles, shown);
  const indexName = `index-${digestOf([index])}.json`;
  const cardsName = `cards-${digestOf(blocks)}-{block}.json`;
  const facts: SearchDataFacts = {
    indexUrl: `/search-data/${indexName}`,
    indexBytes: Buffer.byteLength(index),
    cardsUrl: `/search-data/${cardsName}`,
    blockSize: BLOCK_SIZE,
    count: vehicles.length,
  };
  const files = new Map([
    ['current.json', JSON.stringify(facts)],
    [indexName, index],
    ...blocks.map((block, at) => [cardsName.replace('{block}', String(at)), block] as const),
  ]);
  return { files, facts, documents };
}
