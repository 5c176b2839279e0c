import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import { buildColumns } from '#src/search/engine/build-columns.ts';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { encodeIndex } from '#src/search/index/packing/encode-index.ts';
import { keystrokes, multiSearchOf } from './search-typing.ts';

export type MemoryOrder = { readonly indexFile: string; readonly bodies: readonly string[] };

export type IndexCost = {
  readonly bytesPerCar: number;
  /** Memory of a worker after it has loaded the index, and after all keystrokes were answered. */
  readonly openedMegabytes: number;
  readonly searchedMegabytes: number;
};

/** The download size of the published index of these cars, and the memory of its engine in a worker. */
export async function indexCost(cars: readonly SearchDocument[]): Promise<IndexCost> {
  const text = encodeIndex(buildColumns(carCollection('cars'), cars), 'AUD');
  const bytesPerCar = brotliCompressSync(text).length / cars.length;
  const folder = resolve('.data/bench');
  mkdirSync(folder, { recursive: true });
  const indexFile = join(folder, 'search-index.json');
  writeFileSync(indexFile, text);
  const bodies = keystrokes.map((keystroke) => JSON.stringify(multiSearchOf(keystroke)));
  const held = await measureWorker({ indexFile, bodies });
  return {
    bytesPerCar,
    openedMegabytes: held.opened / 1024 ** 2,
    searchedMegabytes: held.searched / 1024 ** 2,
  };
}

function measureWorker(order: MemoryOrder): Promise<{ opened: number; searched: number }> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('search-memory-worker.ts', import.meta.url), { workerData: order });
    worker.once('message', done);
    worker.once('error', failed);
  });
}
