import { describe, expect, it } from 'vitest';
import type { Database } from '../ports/database.ts';
import { deleteRecoveredStatement, nextFreeAt, takeFrom } from './limits.ts';
import { openDatabase } from './open-database.ts';
import { temporaryDatabase } from './temporary-database.fixture.ts';

const startMs = Date.parse('2026-11-20T10:00:00Z');
const minuteMs = 60_000;
/** Three at once, then one a minute. */
const limit = { key: 'code:city-motors:abc', burst: 3, everyMs: minuteMs };

async function takeAll(database: Database, times: number, nowMs: number) {
  const taken: (number | null)[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await takeFrom(database, limit, nowMs));
  return taken;
}

describe('a rate limit', () => {
  it('allows a burst, then returns when the next is free', async () => {
    await using database = await temporaryDatabase();
    expect(await takeAll(database, 5, startMs)).toEqual([
      null,
      null,
      null,
      startMs + minuteMs,
      startMs + minuteMs,
    ]);
  });

  it('recovers one per interval, and never more than the burst', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    expect(await takeFrom(database, limit, startMs + minuteMs - 1)).toBe(startMs + minuteMs);
    expect(await takeAll(database, 2, startMs + minuteMs)).toEqual([null, startMs + 2 * minuteMs]);
    const laterMs = startMs + 1000 * minuteMs;
    expect(await takeAll(database, 4, laterMs)).toEqual([null, null, null, laterMs + minuteMs]);
  });

  it('counts each key separately', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    expect(await takeFrom(database, { ...limit, key: 'another' }, startMs)).toBeNull();
  });

  it('is shared by concurrent requests in two processes', async () => {
    await using database = await temporaryDatabase();
    const second = await openDatabase({ url: database.url });
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, index) => takeFrom(index % 2 ? second : database, limit, startMs)),
    );
    second.close();
    expect(asked.filter((freeAtMs) => freeAtMs === null)).toHaveLength(3);
  });

  it('can be checked without taking one', async () => {
    await using database = await temporaryDatabase();
    for (let time = 0; time < 9; time += 1) expect(await nextFreeAt(database, limit, startMs)).toBeNull();
    expect(await takeAll(database, 3, startMs)).toEqual([null, null, null]);
    expect(await nextFreeAt(database, limit, startMs)).toBe(startMs + minuteMs);
    expect(await nextFreeAt(database, limit, startMs + minuteMs)).toBeNull();
  });
});

describe('when the clock is set back', () => {
  it('by a little, a limit allows no more than before', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    expect(await takeAll(database, 2, startMs - 5 * minuteMs)).toEqual([
      startMs + minuteMs,
      startMs + minuteMs,
    ]);
  });

  it('by a year, a limit recovers at once instead of blocking for a year', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    const backMs = startMs - 365 * 24 * 60 * minuteMs;
    expect(await nextFreeAt(database, limit, backMs)).toBeNull();
    expect(await takeAll(database, 2, backMs)).toEqual([null, backMs + minuteMs]);
    expect(await takeFrom(database, limit, backMs + minuteMs)).toBeNull();
  });
});

describe('deleting limits', () => {
  it('removes only those that have recovered', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 2, startMs);
    await takeFrom(database, { ...limit, key: 'short', everyMs: 1000 }, startMs);
    await database.execute(deleteRecoveredStatement(startMs + 90_000));
    expect(await database.execute({ sql: 'SELECT key FROM rate_limits' })).toMatchObject([
      { key: limit.key },
    ]);
  });
});
