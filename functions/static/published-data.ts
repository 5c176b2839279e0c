import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import {
  publishedCarsSchema,
  publishedMarketSchema,
  publishedSettingsSchema,
} from '#src/publish/published-data.schema.ts';
import { carFile, marketFile, settingsFile } from '#src/publish/published-data.ts';
import { type Vehicle, vehicleSchema } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { openPublished } from './open-file.ts';
import { readWhole } from './read-file.ts';
import { sitePath } from './site-path.ts';

/** Of each kind of file, in all; parsed, they take several times as much. */
const cachedBytes = 8 * 1024 * 1024;

/** Gives a file of a site parsed; undefined when it is not there. */
type ReadJson<T> = (root: string, path: string) => Promise<T | undefined>;

/** What each dealer has published, read from the built folders when asked for; by slug. */
export function createPublishedData(distDir: string): (slug: string) => Promise<PublishedSite | null> {
  const readSettings = createJsonReader(publishedSettingsSchema);
  const readCars = createJsonReader(publishedCarsSchema);
  const readMarket = createJsonReader(publishedMarketSchema);

  async function readVehicle(root: string, fileCount: number, slug: string): Promise<Vehicle | null> {
    const cars = await readCars(root, carFile(slug, fileCount));
    if (cars !== undefined) return Object.hasOwn(cars, slug) ? v.parse(vehicleSchema, cars[slug]) : null;
    // A new build with more or fewer files has come in between.
    const newer = await readSettings(root, settingsFile);
    if (newer === undefined || newer.carFiles === fileCount) return null;
    return readVehicle(root, newer.carFiles, slug);
  }

  return async (slug) => {
    const root = join(distDir, slug);
    const about = await readSettings(root, settingsFile);
    if (about === undefined) return null;
    return {
      slug,
      settings: about.settings,
      builtAtMs: Date.parse(about.builtAt),
      stockAtMs: Date.parse(about.stockAt),
      vehicle: (carSlug) => readVehicle(root, about.carFiles, carSlug),
      marketCars: async () => (await readMarket(root, marketFile)) ?? [],
      file: (path) => readFile(root, path),
    };
  };
}

/** Keeps what was read by the file's version: a new build is read anew, a file it left as it was is not. */
function createJsonReader<T>(schema: v.GenericSchema<unknown, T>): ReadJson<T> {
  const cache = new LRUCache<string, { readonly value: T; readonly bytes: number }>({
    maxSize: cachedBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return async (root, path) => {
    const file = await openPublished(root, [path]);
    if (file === undefined) return undefined;
    try {
      const known = cache.get(file.version);
      if (known !== undefined) return known.value;
      const bytes = await readWhole(file.handle);
      const value = parsed(join(root, path), new TextDecoder().decode(bytes), schema);
      cache.set(file.version, { value, bytes: bytes.byteLength });
      return value;
    } finally {
      await file.handle.close();
    }
  };
}

function parsed<T>(file: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} was not written by this version. Build the site again.`, { cause });
  }
}

async function readFile(root: string, path: string): Promise<Uint8Array | null> {
  const target = sitePath(path);
  const file = target.kind === 'file' ? await openPublished(root, target.candidates) : undefined;
  if (file === undefined) return null;
  try {
    return await readWhole(file.handle);
  } finally {
    await file.handle.close();
  }
}
