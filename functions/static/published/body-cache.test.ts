import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BodyRequest, createBodyCache } from './body-cache.ts';

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

function counted(text: string) {
  let reads = 0;
  const read: BodyRequest['read'] = async () => {
    reads += 1;
    return bytesOf(text);
  };
  return { read, reads: () => reads };
}

describe('the body cache', () => {
  it('reads a version once, for concurrent requests in any encoding', async () => {
    const load = createBodyCache(1_000_000);
    const { read, reads } = counted('page '.repeat(1000));
    const ask = (encoding: BodyRequest['encoding']) =>
      load({ version: 'v1', encoding, isImmutable: false, read });
    const bodies = await Promise.all([ask('br'), ask('br'), ask('gzip'), ask(undefined)]);
    await ask('br');
    expect(reads()).toBe(1);
    expect(bodies[0].bytes).toBe(bodies[1].bytes);
    expect(new Set(bodies.map(({ digest }) => digest)).size).toBe(1);
    expect(brotliDecompressSync(bodies[0].bytes).equals(bodies[3].bytes)).toBe(true);
    expect(gunzipSync(bodies[2].bytes).equals(bodies[3].bytes)).toBe(true);
  });

  it('reads a new version again', async () => {
    const load = createBodyCache(1_000_000);
    const before = await load({ version: 'v1', encoding: 'br', isImmutable: false, read: counted('a').read });
    const after = await load({ version: 'v2', encoding: 'br', isImmutable: false, read: counted('b').read });
    expect(after.digest).not.toBe(before.digest);
    expect(brotliDecompressSync(after.bytes).toString()).toBe('b');
  });

  it('stays within its size limit: the least recently used body is read again', async () => {
    const load = createBodyCache(250);
    const pages = ['a', 'b', 'c'].map((letter) => ({ letter, ...counted(letter.repeat(100)) }));
    const ask = (at: number) => {
      const page = pages[at];
      if (page === undefined) throw new RangeError('No such page');
      return load({ version: page.letter, encoding: undefined, isImmutable: false, read: page.read });
    };
    for (const at of [0, 1, 0, 2, 0, 1]) await ask(at);
    expect(pages.map(({ reads }) => reads())).toEqual([1, 2, 1]);
  });

  it('returns a body that exceeds its size limit', async () => {
    const load = createBodyCache(10);
    const body = await load({
      version: 'v',
      encoding: undefined,
      isImmutable: false,
      read: counted('x'.repeat(50)).read,
    });
    expect(body.bytes.byteLength).toBe(50);
  });

  it('returns a body to pending requests even if it was evicted meanwhile', async () => {
    const load = createBodyCache(250);
    const reading = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const slow = load({
      version: 'slow',
      encoding: undefined,
      isImmutable: false,
      read: () => reading.promise,
    });
    for (const version of ['a', 'b', 'c', 'd']) {
      await load({ version, encoding: undefined, isImmutable: false, read: counted('x'.repeat(100)).read });
    }
    reading.resolve(bytesOf('late'));
    expect((await slow).bytes).toEqual(bytesOf('late'));
  });

  it('does not cache a failure', async () => {
    const load = createBodyCache(1000);
    const fail = () => Promise.reject(new Error('disk'));
    const ask = (read: BodyRequest['read']) =>
      load({ version: 'v', encoding: undefined, isImmutable: false, read });
    await expect(ask(fail)).rejects.toThrow('disk');
    expect((await ask(counted('fine').read)).bytes).toEqual(bytesOf('fine'));
  });
});
