import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../reply/content-encoding.ts';

/** A complete body in memory, ready to be sent. */
export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A digest of the uncompressed content, so that browsers' copies stay valid if a rebuild does not change it. */
  readonly digest: string;
}

export interface BodyRequest {
  /** Changes with the content. */
  readonly version: string;
  readonly encoding: Encoding | undefined;
  /** Compressed with more effort, because it is compressed once and browsers cache it forever. */
  readonly isImmutable: boolean;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

export type BodyCache = (request: BodyRequest) => Promise<Body>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bodies by version and encoding, up to `maxBytes` in total; concurrent requests share one computation. */
export function createBodyCache(maxBytes: number): BodyCache {
  const bodies = new LRUCache<string, Body, () => Promise<Body>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    // A body evicted while it was computed is still returned to its requests.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  const keep = (key: string, make: () => Promise<Body>) => bodies.forceFetch(key, { context: make });
  return async function load({ version, encoding, isImmutable, read }): Promise<Body> {
    if (encoding === undefined) return keep(version, async () => withDigest(await read()));
    return keep(`${version}:${encoding}`, async () => {
      const { bytes, digest } = await load({ version, encoding: undefined, isImmutable, read });
      return { bytes: await compress(bytes, encoding, isImmutable), digest };
    });
  };
}

function withDigest(bytes: Uint8Array<ArrayBuffer>): Body {
  return { bytes, digest: hash('sha256', bytes, 'base64url').slice(0, 22) };
}

async function compress(bytes: Uint8Array, encoding: Encoding, isImmutable: boolean) {
  if (encoding === 'gzip') return gzipped(bytes, { level: isImmutable ? 9 : 6 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isImmutable ? 9 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
