import { gunzipSync } from 'node:zlib';
import { type Readable, readable, unreadableFeed } from './feed-record.ts';

const MEGABYTE = 1024 * 1024;
const MAX_LAYERS = 2;

/** Unpacks gzip up to `maxMegabytes`, which protects against decompression bombs. */
export function inflateFeed(bytes: Uint8Array, maxMegabytes: number): Readable<Uint8Array> {
  const limit = maxMegabytes * MEGABYTE;
  let inflated = bytes;
  for (let layer = 0; layer < MAX_LAYERS && isGzip(inflated); layer++) {
    const unpacked = gunzip(inflated, limit, maxMegabytes);
    if (!unpacked.ok) return unpacked;
    inflated = unpacked.value;
  }
  if (inflated.length > limit) {
    const found = (inflated.length / MEGABYTE).toFixed(1);
    return unreadableFeed(
      `The feed is ${found} MB and at most ${maxMegabytes} MB are allowed. Send a smaller feed or raise "maxMegabytes" in feed.json.`,
    );
  }
  return readable(inflated);
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function gunzip(bytes: Uint8Array, limit: number, maxMegabytes: number): Readable<Uint8Array> {
  try {
    return readable(gunzipSync(bytes, { maxOutputLength: limit }));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') {
      return unreadableFeed(
        `The gzipped feed unpacks to more than ${maxMegabytes} MB, the most that is allowed. Send a smaller feed or raise "maxMegabytes" in feed.json.`,
      );
    }
    return unreadableFeed('The gzipped feed is damaged or cut off. Ask the supplier to send it again.');
  }
}
