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

describe('the history on disk', () => {
  it('is empty before the first import', async () => {
    expect(await aFolder().read()).toEqual([]);
  });
  it('keeps every entry in its order', async () => {
    const { append, read } = aFolder();
    for (const day of [1, 2, 3]) await append(entry(day));
    expect(await read()).toEqual([entry(1), entry(2), entry(3)]);
  });
  it('takes an entry once, however often it is told of it', async () => {
    const { append, read } = aFolder();
    for (const day of [1, 2, 2, 2]) await append(entry(day));
    expect(await read()).toEqual([entry(1), entry(2)]);
  });
  it('loses nothing when a process is killed in the middle of an entry, wherever that is', async () => {
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
  it('passes over what is no entry', async () => {
    const { file, append, read } = aFolder();
    await append(entry(1));
    appendFileSync(file, '\n{"at":7}\n[]\n');
    await append(entry(2));
    expect(await read()).toEqual([entry(1), entry(2)]);
  });
});
