import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { OutdatedPublication } from '../../ports/published-site.ts';
import { checked, parseJson } from '../checked.ts';
import { openPublished, publishedVersion } from '../open-file.ts';
import { readWhole } from '../read-file.ts';

/** In all, for each reader; parsed, they take several times as much. */
const cachedBytes = 8 * 1024 * 1024;

/** Gives a file of a site parsed; undefined when it is not there. Rejects with `OutdatedPublication`. */
type ReadJson<T> = (root: string, path: string) => Promise<T | undefined>;

interface Read<T> {
  readonly value: T | OutdatedPublication;
  readonly bytes: number;
}

/**
 * Keeps what was read by the file's version: a new build is read anew, a file it left as it was is not. What
 * cannot be used is kept as its error, so that whoever asks meets the same one.
 */
export function createJsonReader<T>(schema: v.GenericSchema<unknown, T>): ReadJson<T> {
  const cache = new LRUCache<string, Read<T>>({
    maxSize: cachedBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const reading = new Map<string, Promise<T | undefined>>();

  async function read(root: string, path: string): Promise<T | undefined> {
    // One look at the disk instead of six: a version that is known was found inside the site's folder before.
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

  // Whoever asks at the same moment shares one look at the disk: it costs more than all the rest of a small reply.
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
