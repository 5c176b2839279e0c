import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import { checked, parseJson } from '../checked.ts';
import { openPublished, publishedVersion } from '../open-file.ts';
import { readWhole } from '../read-file.ts';
import { sitePath } from '../site-path.ts';
import { publishedSiteData } from './published-site-data.ts';

/** The published data of dealers by slug, read from the built folders on request. */
export function createPublishedData(distDir: string): (slug: string) => Promise<PublishedSite | null> {
  const rootOf = (slug: string) => join(distDir, slug);
  return publishedSiteData({
    rootOf,
    jsonReader: (schema) => {
      const read = createJsonReader(schema);
      return (slug, path) => read(rootOf(slug), path);
    },
    file: (slug, path) => readFile(rootOf(slug), path),
  });
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

/** In total, per reader; parsed files take several times as much memory. */
const CACHED_BYTES = 8 * 1024 * 1024;

/** Reads and parses a file of a site; undefined if it does not exist. Rejects with `OutdatedPublication`. */
type ReadJson<T> = (root: string, path: string) => Promise<T | undefined>;

interface Read<T> {
  readonly value: T | OutdatedPublication;
  readonly bytes: number;
}

/**
 * Caches parsed files by version: a file that a new build did not change is not parsed again. Errors are cached too.
 */
function createJsonReader<T>(schema: v.GenericSchema<unknown, T>): ReadJson<T> {
  const cache = new LRUCache<string, Read<T>>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const reading = new Map<string, Promise<T | undefined>>();

  async function read(root: string, path: string): Promise<T | undefined> {
    // One system call instead of six: a known version was already checked to be inside the site's folder.
    const current = await publishedVersion(root, path);
    const kept = current === undefined ? undefined : cache.get(current);
    return kept === undefined ? readAnew(root, path) : usableValue(kept);
  }

  async function readAnew(root: string, path: string): Promise<T | undefined> {
    const file = await openPublished(root, [path]);
    if (file === undefined) return undefined;
    try {
      let known = cache.get(file.version);
      if (known === undefined) {
        const content = await readWhole(file.handle);
        known = { value: checked(schema, parseJson(content), { root, path }), bytes: content.byteLength };
        cache.set(file.version, known);
      }
      return usableValue(known);
    } finally {
      await file.handle.close();
    }
  }

  // Concurrent requests share one check of the file, which is the most expensive part of a small reply.
  return (root, path) => {
    const name = `${root}/${path}`;
    const shared = reading.get(name) ?? read(root, path).finally(() => reading.delete(name));
    reading.set(name, shared);
    return shared;
  };
}

function usableValue<T>({ value }: Read<T>): T {
  if (value instanceof OutdatedPublication) throw value;
  return value;
}
