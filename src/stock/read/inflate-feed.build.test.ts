import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflateFeed } from './inflate-feed.build.ts';

const MEGABYTE = 1024 * 1024;
const messageOf = (bytes: Uint8Array, megabytes: number) => {
  const result = inflateFeed(bytes, megabytes);
  return result.ok ? 'ok' : result.error.message;
};

describe('inflateFeed', () => {
  it('unpacks gzip, also twice packed, and leaves the rest alone', () => {
    const plain = Buffer.from('Make,Model\n');
    for (const bytes of [plain, gzipSync(plain), gzipSync(gzipSync(plain))]) {
      const result = inflateFeed(bytes, 1);
      expect(result.ok && Buffer.from(result.value).toString()).toBe('Make,Model\n');
    }
  });
  it('stops a small file that unpacks to a large one', () => {
    expect(messageOf(gzipSync(Buffer.alloc(3 * MEGABYTE)), 2)).toMatch(/more than 2 MB/);
  });
  it('says how large a feed is and how large it may be', () => {
    expect(messageOf(Buffer.alloc(3 * MEGABYTE, 'a'), 2)).toMatch(
      /is 3\.0 MB and at most 2 MB are allowed.*maxMegabytes/,
    );
  });
  it('says when gzip is cut off', () => {
    const packed = gzipSync(Buffer.from('Make,Model\n'.repeat(1000)));
    expect(messageOf(packed.subarray(0, packed.length - 20), 2)).toMatch(/damaged or cut off/);
  });
});
