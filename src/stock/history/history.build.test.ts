import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stockFolder } from '../snapshot.build.ts';
import { appendHistory, readHistory } from './history.build.ts';
import type { HistoryEntry } from './history.schema.ts';

function aFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'history-'));
  const folder = stockFolder(dataDir, 'example');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'history.ndjson');
  return {
    file,
    append: (entry: HistoryEntry) => appendHistory(dataDir, 'example', entry),
    read: () => readHistory(dataDir, 'example'),
  };
}
const entry = (day: number, price = 9990): HistoryEntry => ({
  at: new Date(Date.UTC(2026, 10, day)).toISOString(),
  feed: `sha ${day}`,
  events: [{ kind: 'price', id: 'Škoda', price }],
});

describe('the history file', () => {
  it('is empty before the first import', async () => {
    expect(await aFolder().read()).toEqual([]);
  });
  it('keeps all entries in order', async () => {
    const { append, read } = aFolder();
    for (const day of [1, 2, 3]) await append(entry(day));
    expect(await read()).toEqual([entry(1), entry(2), entry(3)]);
  });
  it('stores an entry once, even if it is appended again', async () => {
    const { append, read } = aFolder();
    for (const day of [1, 2, 2, 2]) await append(entry(day));
    expect(await read()).toEqual([entry(1), entry(2)]);
  });
  it('loses nothing when a process is killed while writing, at any byte', async () => {
    const { file, append, read } = aFolder();
    await append(entry(1));
    const { length } = readFileSync(file);
    await append(entry(2));
    const whole = readFileSync(file);
    for (let end = length; end <= whole.length; end++) {
      writeFileSync(file, whole);
      truncateSync(file, end);
      await append(entry(2));
      await append(entry(3));
      expect(await read()).toEqual([entry(1), entry(2), entry(3)]);
    }
  });
  it('skips invalid lines', async () => {
    const { file, append, read } = aFolder();
    await append(entry(1));
    appendFileSync(file, '\n{"at":7}\n[]\n');
    await append(entry(2));
    expect(await read()).toEqual([entry(1), entry(2)]);
  });
});
