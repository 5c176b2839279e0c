import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FeedRefusal, placeFeed } from './place-feed.build.ts';

const root = mkdtempSync(join(tmpdir(), 'placed-'));
let count = 0;
function aPlace(content: string | null) {
  count += 1;
  const file = join(root, String(count), 'stock/feed.csv');
  if (content !== null) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
  }
  return file;
}

async function* parts(...texts: readonly (string | Error)[]) {
  for (const part of texts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}
const maxBytes = 20;

describe('a feed that comes', () => {
  it("replaces the dealer's feed only when it is complete", async () => {
    const file = aPlace(null);
    expect(await placeFeed(parts('Make,', 'Model\n'), { file, maxBytes })).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('Make,Model\n');
  });

  it("changes nothing, not even the file's date, if it is identical to the present feed", async () => {
    const file = aPlace('Make\n');
    const before = statSync(file).mtimeMs;
    expect(await placeFeed(parts('Ma', 'ke\n'), { file, maxBytes })).toBe(false);
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it.each([
    ['breaks off', parts('Make,Mo', new Error('aborted')), 'aborted'],
    ['is too large', parts('Make,Model,', 'Colour,Price\n'), 'larger than'],
    ['is empty', parts(), 'empty'],
  ])('that %s leaves the last one as it was, and nothing of itself', async (_, source, why) => {
    const file = aPlace('Make\n');
    await expect(placeFeed(source, { file, maxBytes })).rejects.toThrow(why);
    expect(readFileSync(file, 'utf8')).toBe('Make\n');
    expect(readdirSync(join(file, '..'))).toEqual(['feed.csv']);
  });

  it('is refused with a sentence for its sender', async () => {
    const placing = placeFeed(parts('x'.repeat(30)), { file: aPlace(null), maxBytes });
    await expect(placing).rejects.toBeInstanceOf(FeedRefusal);
  });

  it('removes drafts that killed processes have left', async () => {
    const file = aPlace('Make\n');
    const left = join(file, '../.feed.csv.999999999.1.incoming');
    writeFileSync(left, 'Ma');
    await placeFeed(parts('Model\n'), { file, maxBytes });
    expect(existsSync(left)).toBe(false);
  });
});
