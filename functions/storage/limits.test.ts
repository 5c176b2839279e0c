import { describe, expect, it } from 'vitest';
import type { Database } from '../ports/database.ts';
import { forgetStatement, nextFreeAt, takeFrom } from './limits.ts';
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

describe('a limit', () => {
  it('lets a burst through, then says when the next is free', async () => {
    await using database = await temporaryDatabase();
    expect(await takeAll(database, 5, startMs)).toEqual([
      null,
      null,
      null,
      startMs + minuteMs,
      startMs + minuteMs,
    ]);
  });

  it('gives one back after each while, and no more than the burst after a long time', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    expect(await takeFrom(database, limit, startMs + minuteMs - 1)).toBe(startMs + minuteMs);
    expect(await takeAll(database, 2, startMs + minuteMs)).toEqual([null, startMs + 2 * minuteMs]);
    const laterMs = startMs + 1000 * minuteMs;
    expect(await takeAll(database, 4, laterMs)).toEqual([null, null, null, laterMs + minuteMs]);
  });

  it('counts each key by itself', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    expect(await takeFrom(database, { ...limit, key: 'another' }, startMs)).toBeNull();
  });

  it('holds for all who ask at once, in two processes too', async () => {
    await using database = await temporaryDatabase();
    const second = await openDatabase({ url: database.url });
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, index) => takeFrom(index % 2 ? second : database, limit, startMs)),
    );
    second.close();
    expect(asked.filter((freeAtMs) => freeAtMs === null)).toHaveLength(3);
  });

  it('can be looked at without taking one', async () => {
    await using database = await temporaryDatabase();
    for (let time = 0; time < 9; time += 1) expect(await nextFreeAt(database, limit, startMs)).toBeNull();
    expect(await takeAll(database, 3, startMs)).toEqual([null, null, null]);
    expect(await nextFreeAt(database, limit, startMs)).toBe(startMs + minuteMs);
    expect(await nextFreeAt(database, limit, startMs + minuteMs)).toBeNull();
  });
});

describe('when the clock goes back', () => {
  it('by a little, a limit gives no more than it would have', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    expect(await takeAll(database, 2, startMs - 5 * minuteMs)).toEqual([
      startMs + minuteMs,
      startMs + minuteMs,
    ]);
  });

  it('by a year, a limit is not shut for a year: one is let through, then it goes on as when full', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 3, startMs);
    const backMs = startMs - 365 * 24 * 60 * minuteMs;
    expect(await nextFreeAt(database, limit, backMs)).toBeNull();
    expect(await takeAll(database, 2, backMs)).toEqual([null, backMs + minuteMs]);
    expect(await takeFrom(database, limit, backMs + minuteMs)).toBeNull();
  });
});

describe('forgetting', () => {
  it('drops what has come back whole and nothing else', async () => {
    await using database = await temporaryDatabase();
    await takeAll(database, 2, startMs);
    await takeFrom(database, { ...limit, key: 'short', everyMs: 1000 }, startMs);
    await database.execute(forgetStatement(startMs + 90_000));
    expect(await database.execute({ sql: 'SELECT key FROM rate_limits' })).toMatchObject([
      { key: limit.key },
    ]);
  });
});
