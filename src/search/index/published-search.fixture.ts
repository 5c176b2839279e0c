import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { buildColumns } from '../engine/build-columns.ts';
import { carCollection } from './car-collection.ts';
import type { EngineWorker } from './client/engine-messages.ts';
import { createEngineService } from './client/engine-service.ts';
import type { Get } from './client/load-index.ts';
import { documentSettings } from './document-settings.fixture.ts';
import { encodeIndex } from './packing/encode-index.ts';
import type { SearchDataFacts } from './search-data.schema.ts';
import { searchDocuments } from './search-documents.ts';

const cars = [
  {
    id: 'a1',
    make: 'Toyota',
    model: 'Hilux',
    name: '2021 Toyota Hilux',
    price: 45_000,
    simpleBody: 'ute',
    locationId: 'north',
  },
  {
    id: 'a2',
    make: 'Toyota',
    model: 'Corolla',
    name: '2021 Toyota Corolla',
    price: 25_000,
    locationId: 'south',
  },
  {
    id: 'b1',
    make: 'Kia',
    model: 'EV6: GT',
    name: '2021 Kia EV6: GT',
    price: 80_000,
    simpleFuel: 'electric',
  },
  { id: 'b2', make: 'Kia', model: 'Rio', name: '2021 Kia Rio', price: null },
] as const satisfies readonly Partial<Vehicle>[];

export const publishedVehicles: readonly Vehicle[] = cars.map((car) => aVehicle({ ...car, badge: null }));

const documents = searchDocuments(publishedVehicles, documentSettings);
export const indexText = encodeIndex(buildColumns(carCollection('cars'), documents), 'AUD');

export const facts: SearchDataFacts = {
  indexUrl: '/search-data/index-new.json',
  indexBytes: new TextEncoder().encode(indexText).byteLength,
  cards: [
    { url: '/search-data/cards-front.json', count: 3 },
    { url: '/search-data/cards-back.json', count: 1 },
  ],
};

/** The index files of a build for functions, by paths from the site's root. */
export function indexFilesOf(vehicles: readonly Vehicle[], build = 1): Record<string, Uint8Array> {
  const columns = buildColumns(carCollection('cars'), searchDocuments(vehicles, documentSettings));
  const indexUrl = `/search-data/index-${build}.json`;
  const encoded = (text: string) => new TextEncoder().encode(text);
  return {
    'search-data/current.json': encoded(JSON.stringify({ ...facts, indexUrl })),
    [indexUrl.slice(1)]: encoded(encodeIndex(columns, 'AUD')),
  };
}

const cardOf = ({ id, slug }: Vehicle) => ({ id, href: `/cars/${slug}` });
const blockText = (from: number, to: number) => JSON.stringify(publishedVehicles.slice(from, to).map(cardOf));

/** All published search files for these cars. */
export const publishedFiles: Readonly<Record<string, string>> = {
  '/search-data/current.json': JSON.stringify(facts),
  '/search-data/index-new.json': indexText,
  '/search-data/cards-front.json': blockText(0, 3),
  '/search-data/cards-back.json': blockText(3, 4),
};

/** A web server with these files; `asked` collects the requests. */
export function serverOf(files: Readonly<Record<string, string>>, asked: string[] = []): Get {
  return async (url) => {
    asked.push(url);
    const text = files[url];
    return text === undefined ? new Response('Not found', { status: 404 }) : new Response(text);
  };
}

/** The worker's program without a thread: messages are copied and delivered asynchronously. */
export function workerOf(get: Get): EngineWorker {
  const worker: EngineWorker = { onmessage: null, onerror: null, terminate, postMessage };
  let isOn = true;
  const service = createEngineService(get, (event) => {
    if (isOn) worker.onmessage?.(new MessageEvent('message', { data: structuredClone(event) }));
  });
  function terminate() {
    isOn = false;
  }
  function postMessage(request: Parameters<EngineWorker['postMessage']>[0]) {
    const copy = structuredClone(request);
    queueMicrotask(() => void service.handle(copy));
  }
  return worker;
}
