import { describe, expect, it } from 'vitest';
import { runHousekeeping, startHousekeeping } from './housekeeping.ts';
import { temporaryDatabase } from './storage/temporary-database.fixture.ts';

const hour = 3_600_000;
const listSites = async () => [];
const limit = (key: string, freeAt: number) => ({
  sql: 'INSERT INTO rate_limits VALUES (?, ?)',
  args: [key, freeAt],
});
const kept = { sql: 'SELECT key FROM rate_limits' };

describe('housekeeping', () => {
  it('deletes only expired data', async () => {
    await using database = await temporaryDatabase();
    await database.transact([limit('over', hour - 1), limit('not over', hour + 1)]);
    await runHousekeeping({ database, listSites, now: () => hour, reportError: () => undefined });
    expect(await database.execute(kept)).toMatchObject([{ key: 'not over' }]);
  });

  it('starts with the server, and reports a database that does not answer', async () => {
    await using database = await temporaryDatabase();
    await database.transact([limit('over', 1)]);
    const errors: unknown[] = [];
    const reportError = (error: unknown) => errors.push(error);
    const end = startHousekeeping({ database, listSites, now: () => hour, reportError });
    await expect.poll(() => database.execute(kept)).toEqual([]);
    end();
    const down = { ...database, transact: () => Promise.reject(new Error('The database is down.')) };
    startHousekeeping({ database: down, listSites, now: () => hour, reportError })();
    await expect.poll(() => errors.map(String)).toEqual(['Error: The database is down.']);
  });
});
