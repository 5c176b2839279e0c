import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createEngineOver } from '#src/search/engine/engine.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { decodeIndex, documentsOf } from '#src/search/index/packing/decode-index.ts';
import type { MemoryOrder } from './search-memory.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heldBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const { indexFile, bodies }: MemoryOrder = workerData;
const before = heldBytes();
const columns = decodeIndex(readFileSync(indexFile, 'utf8'), carCollection('cars'));
const engine = createEngineOver(columns, documentsOf(columns));
const opened = heldBytes() - before;
for (const body of bodies) engine.multiSearch(JSON.parse(body));
const searched = heldBytes() - before;
// Refers to the engine after the last measurement, so that it is not garbage-collected before.
parentPort?.postMessage({ opened, searched, answers: 'multiSearch' in engine });
