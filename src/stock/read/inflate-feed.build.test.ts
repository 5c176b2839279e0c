import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflateFeed } from './inflate-feed.build.ts';

const MEGABYTE = 1024 * 1024;
const messageOf = (bytes: Uint8Array, megabytes: number) => {
  const result = inflateFeed(bytes, megabytes);
  return result.ok ? 'ok' : result.error.message;
};

describe('inflateFeed', () => {
  it('unpacks gzip, also when packed twice, and returns other content unchanged', () => {
    const plain = Buffer.from('Make,Model\n');
    for (const bytes of [plain, gzipSync(plain), gzipSync(gzipSync(plain))]) {
      const result = inflateFeed(bytes, 1);
      expect(result.ok && Buffer.from(result.value).toString()).toBe('Make,Model\n');
    }
  });
  it('stops when a small file unpacks to a huge one', () => {
    expect(messageOf(gzipSync(Buffer.alloc(3 * MEGABYTE)), 2)).toMatch(/more than 2 MB/);
  });
  it('reports the size of a feed and the limit', () => {
    expect(messageOf(Buffer.alloc(3 * MEGABYTE, 'a'), 2)).toMatch(
      /is 3\.0 MB and at most 2 MB are allowed.*maxMegabytes/,
    );
  });
  it('reports truncated gzip', () => {
    const packed = gzipSync(Buffer.from('Make,Model\n'.repeat(1000)));
    expect(messageOf(packed.subarray(0, packed.length - 20), 2)).toMatch(/damaged or cut off/);
  });
});
