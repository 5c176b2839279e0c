import { describe, expect, it, vi } from 'vitest';
import { runHousekeeping } from '../housekeeping.ts';
import { testStartMs } from '../ports/ports.fixture.ts';
import { libsqlServer } from '../storage/libsql-server.fixture.ts';
import { openDatabase } from '../storage/open-database.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { createDailyCounter, startWritingCounts } from './daily-counter.ts';

const seen = { site: 'city-motors', day: '2026-11-20', kind: 'vehicle-view', key: '7' };
const all = { sql: 'SELECT * FROM daily_counts ORDER BY key' };

describe('counts per day', () => {
  it('are added up in memory and written together, on top of what was written before', async () => {
    await using database = await temporaryDatabase();
    const transact = vi.fn(database.transact);
    const counter = createDailyCounter({ database: { ...database, transact }, reportError: vi.fn() });
    counter.add(seen);
    counter.add(seen);
    counter.add({ ...seen, key: '8' }, 3);
    expect(await database.execute(all)).toEqual([]);
    await counter.flush();
    counter.add(seen);
    await counter.flush();
    await counter.flush();
    expect(transact).toHaveBeenCalledTimes(2);
    expect(await database.execute(all)).toMatchObject([
      { ...seen, count: 3 },
      { ...seen, key: '8', count: 3 },
    ]);
  });

  it('are written to a libSQL server alike', async () => {
    await using server = await libsqlServer('token');
    const database = await openDatabase({ url: server.url, authToken: 'token' });
    const counter = createDailyCounter({ database, reportError: vi.fn() });
    counter.add(seen, 2);
    await counter.flush();
    counter.add(seen);
    await counter.flush();
    expect(await database.execute(all)).toMatchObject([{ ...seen, count: 3 }]);
    database.close();
  });

  it('are kept while the database fails, and written once it works', async () => {
    await using database = await temporaryDatabase();
    const transact = vi.fn(database.transact).mockRejectedValueOnce(new Error('full'));
    const reportError = vi.fn();
    const counter = createDailyCounter({ database: { ...database, transact }, reportError });
    for (let car = 0; car < 500; car += 1) counter.add({ ...seen, key: `${car}` });
    await counter.flush();
    counter.add({ ...seen, key: '0' });
    expect(reportError).toHaveBeenCalledOnce();
    await counter.flush();
    const sums = await database.execute({
      sql: 'SELECT count(*) AS rows, sum(count) AS sum FROM daily_counts',
    });
    expect(sums).toMatchObject([{ rows: 500, sum: 501 }]);
  });

  it('fill no more than a fixed memory', async () => {
    await using database = await temporaryDatabase();
    const counter = createDailyCounter({ database, reportError: vi.fn() });
    for (let car = 0; car < 20_100; car += 1) counter.add({ ...seen, key: `${car}` });
    await counter.flush();
    const rows = await database.execute({ sql: 'SELECT count(*) AS rows FROM daily_counts' });
    expect(rows).toMatchObject([{ rows: 20_000 }]);
  });

  it('are written every half a minute, and when the server stops', async () => {
    vi.useFakeTimers();
    try {
      const flush = vi.fn(async () => undefined);
      const stop = startWritingCounts({ add: vi.fn(), flush });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(flush).toHaveBeenCalledTimes(2);
      await stop();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(flush).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are deleted after a quarter', async () => {
    await using database = await temporaryDatabase();
    const counter = createDailyCounter({ database, reportError: vi.fn() });
    counter.add({ ...seen, day: '2026-08-19' });
    counter.add({ ...seen, day: '2026-08-20' });
    await counter.flush();
    await runHousekeeping({
      database,
      listSites: async () => [],
      now: () => testStartMs,
      reportError: vi.fn(),
    });
    expect(await database.execute(all)).toMatchObject([{ day: '2026-08-20' }]);
  });
});
