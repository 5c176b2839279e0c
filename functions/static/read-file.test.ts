import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDist, writeFiles } from '../platform/dist.fixture.ts';
import { openPublished } from './open-file.ts';
import { readWhole, streamRange } from './read-file.ts';

/** A file whose content is the next of these texts at each check of its size, as if it were being written. */
function fileBeingWritten(texts: readonly string[]) {
  let looks = 0;
  const now = () => Buffer.from(texts[Math.min(looks, texts.length) - 1] ?? '');
  return {
    stat: async () => {
      looks += 1;
      return { size: now().byteLength };
    },
    read: async (into: Uint8Array) => {
      const bytesRead = Math.min(into.byteLength, now().byteLength);
      into.set(now().subarray(0, bytesRead));
      return { bytesRead };
    },
  };
}

describe('reading a whole file', () => {
  it.each([
    ['at rest', ['page', 'page'], 'page'],
    ['that grows meanwhile', ['pa', 'page', 'page', 'page'], 'page'],
    ['that shrinks meanwhile', ['long page', '', 'page', 'page'], 'page'],
    ['that is empty', ['', ''], ''],
  ])('%s returns all of it', async (_case, texts, expected) => {
    expect(Buffer.from(await readWhole(fileBeingWritten(texts))).toString()).toBe(expected);
  });

  it('fails if it keeps changing', async () => {
    const texts = Array.from({ length: 100 }, (_, length) => 'x'.repeat(length));
    await expect(readWhole(fileBeingWritten(texts))).rejects.toThrow('did not stop changing');
  });
});

describe('a stream', () => {
  it('of a file that is truncated breaks off, so that it does not look complete', async () => {
    await using dist = await temporaryDist();
    await writeFiles(dist.dir, { 'walk.mp4': new Uint8Array(500_000) });
    const file = await openPublished(dist.dir, ['walk.mp4']);
    if (file === undefined) throw new Error('The file was just written');
    const stream = streamRange(file, { start: 0, end: file.size - 1 });
    const cut = await open(join(dist.dir, 'walk.mp4'), 'r+');
    await cut.truncate(200_000);
    await cut.close();
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow('became shorter');
  });
});
