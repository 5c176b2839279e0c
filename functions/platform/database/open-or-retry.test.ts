import { describe, expect, it } from 'vitest';
import { type Database, StorageError } from '../../ports/database.ts';
import { openOrRetry } from './open-or-retry.ts';

const read = { sql: 'SELECT 1 AS one' };
const working: Database = { execute: async () => [{ one: 1 }], transact: async () => [[{ one: 1 }]] };

/** Opens with the given outcomes of its attempts; the last one repeats. `next` lets it try again. */
async function opening(...outcomes: readonly (Error | 'open')[]) {
  const lines: string[] = [];
  const pauses: (() => void)[] = [];
  let attempts = 0;
  let closed = 0;
  const database = await openOrRetry({
    name: 'file:shop.db',
    open: async () => {
      const outcome = outcomes[Math.min(attempts, outcomes.length - 1)];
      attempts += 1;
      if (outcome instanceof Error) throw outcome;
      return {
        ...working,
        close: () => {
          closed += 1;
        },
      };
    },
    log: (line) => lines.push(line),
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  });
  const next = async () => {
    pauses.shift()?.();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { database, lines, next, attempts: () => attempts, closed: () => closed };
}

describe('a database that cannot be opened at first', () => {
  it('rejects requests with the reason until it opens', async () => {
    const damaged = new StorageError('damaged');
    const { database, next } = await opening(damaged, damaged, 'open');
    await expect(database.execute(read)).rejects.toBe(damaged);
    await next();
    await expect(database.transact([read])).rejects.toBe(damaged);
    await next();
    expect(await database.execute(read)).toEqual([{ one: 1 }]);
    expect(await database.transact([read])).toEqual([[{ one: 1 }]]);
  });

  it('logs where it is and each reason once, and that it is open', async () => {
    const [damaged, full] = [new StorageError('damaged'), new StorageError('full')];
    const { lines, next } = await opening(damaged, damaged, full, new Error('no such table'), 'open');
    for (let tries = 0; tries < 5; tries += 1) await next();
    expect(lines).toEqual([
      expect.stringMatching(
        /^The database file:shop\.db cannot be opened: .* is damaged .* Pages are served, but nothing can be stored/,
      ),
      expect.stringMatching(/cannot be opened: The disk is full/),
      expect.stringMatching(/cannot be opened: no such table$/),
      'The database file:shop.db is open now.',
    ]);
  });

  it('is not tried again once it is closed', async () => {
    const { database, next, attempts } = await opening(new StorageError('damaged'));
    await database.close();
    await next();
    expect(attempts()).toBe(1);
  });
});

describe('a database', () => {
  it('that opens at once is closed with its wrapper, and logs nothing', async () => {
    const { database, lines, closed } = await opening('open');
    expect(await database.execute(read)).toEqual([{ one: 1 }]);
    await database.close();
    expect([closed(), lines]).toEqual([1, []]);
  });

  it('whose failure does not pass by itself is refused, and named', async () => {
    await expect(opening(new Error('no such table: leads'))).rejects.toThrow(
      'The database file:shop.db cannot be opened: no such table: leads',
    );
  });
});
