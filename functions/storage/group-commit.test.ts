import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Statement, StorageError } from '../ports/database.ts';
import { groupCommit } from './group-commit.ts';
import { temporaryDatabase } from './temporary-database.fixture.ts';

const insert = (time: number): Statement => ({
  sql: 'INSERT INTO phone_reveals VALUES (?, ?, ?, ?) RETURNING revealed_at',
  args: [time, 'city-motors', '7', ''],
});
const all = { sql: 'SELECT revealed_at FROM phone_reveals ORDER BY rowid' };
const broken: Statement = { sql: 'INSERT INTO nowhere VALUES (1)' };

/** Records the size of each group instead of committing; `fails` decides which group is refused. */
function aRecorder(fails: (statements: readonly Statement[]) => Error | null = () => null) {
  const commits: number[] = [];
  const { lockWait, passed } = aLockWait();
  const transact = groupCommit(async (statements) => {
    commits.push(statements.length);
    const error = fails(statements);
    if (error) throw error;
    return statements.map(({ sql }) => [{ sql }]);
  }, lockWait);
  return { commits, transact, passed };
}

/** A clock that advances only while something waits. */
function aLockWait() {
  let nowMs = 0;
  const pause = async (ms: number) => {
    nowMs += ms;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { lockWait: { timeoutMs: 10_000, now: () => nowMs, pause }, passed: () => nowMs };
}

const locked = () => new StorageError('locked');

describe('concurrent transactions', () => {
  it('share a commit, and each gets its own rows', async () => {
    const { commits, transact } = aRecorder();
    const results = await Promise.all([
      transact([{ sql: 'a' }]),
      transact([{ sql: 'b' }, { sql: 'c' }]),
      transact([]),
      transact([{ sql: 'd' }]),
    ]);
    expect(results).toEqual([[[{ sql: 'a' }]], [[{ sql: 'b' }], [{ sql: 'c' }]], [], [[{ sql: 'd' }]]]);
    expect(commits).toEqual([4]);
  });

  it('are limited in number, so that a commit stays short', async () => {
    const { commits, transact } = aRecorder();
    await Promise.all(Array.from({ length: 150 }, () => transact([{ sql: 'a' }])));
    expect(commits).toEqual([64, 64, 22]);
  });

  it('all fail without a retry when the storage fails', async () => {
    const { commits, transact } = aRecorder(() => new StorageError('full'));
    const results = await Promise.allSettled([transact([{ sql: 'a' }]), transact([{ sql: 'b' }])]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(commits).toEqual([2]);
  });

  it('fail individually when a statement fails', async () => {
    const hasBad = (statements: readonly Statement[]) => statements.some(({ sql }) => sql === 'bad');
    const { transact } = aRecorder((statements) =>
      hasBad(statements) ? new Error('UNIQUE constraint failed') : null,
    );
    const asked = ['a', 'bad', 'c', 'd', 'bad'].map((sql) => transact([{ sql }]));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, false]);
  });
});

describe('while another process holds the lock, transactions', () => {
  it('are retried in order until it is released, with later ones behind them', async () => {
    const done: string[] = [];
    const { commits, transact } = aRecorder(() => (commits.length < 4 ? locked() : null));
    const ask = async (sql: string) => {
      await transact([{ sql }]);
      done.push(sql);
    };
    const first = [ask('a'), ask('b')];
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([...first, ask('c')]);
    expect(done).toEqual(['a', 'b', 'c']);
    expect(commits.length).toBeLessThanOrEqual(5);
  });

  it('fail when each of them has waited long enough', async () => {
    const { transact, passed } = aRecorder(locked);
    const refusedAt = (sql: string) => transact([{ sql }]).then(() => Number.NaN, passed);
    const first = refusedAt('a');
    while (passed() < 5000) await new Promise((resolve) => setImmediate(resolve));
    const second = refusedAt('b');
    expect(await first).toBeGreaterThanOrEqual(10_000);
    expect(await first).toBeLessThan(10_200);
    expect(await second).toBeGreaterThanOrEqual(15_000);
    expect(await second).toBeLessThan(15_400);
  });

  it('are retried behind a failed one, and none twice', async () => {
    let tries = 0;
    const { commits, transact } = aRecorder((statements) => {
      tries += 1;
      if (statements.some(({ sql }) => sql === 'bad')) return new Error('UNIQUE constraint failed');
      return tries === 3 ? locked() : null;
    });
    const results = await Promise.allSettled(['bad', 'a', 'b', 'c'].map((sql) => transact([{ sql }])));
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([false, true, true, true]);
    expect(commits.length).toBeLessThan(10);
  });
});

describe('any concurrent transactions on a file', () => {
  it('are atomic, in order, and each answered', async () => {
    await using database = await temporaryDatabase();
    const transaction = fc.array(fc.constantFrom('insert', 'broken'), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { maxLength: 12 }), async (transactions) => {
        await database.execute({ sql: 'DELETE FROM phone_reveals' });
        const asked = transactions.map((kinds, first) =>
          kinds.map((kind, second) => (kind === 'broken' ? broken : insert(first * 10 + second))),
        );
        const results = await Promise.allSettled(asked.map((statements) => database.transact(statements)));
        const isBroken = (statements: readonly Statement[]) => statements.includes(broken);
        expect(results.map(({ status }) => status === 'rejected')).toEqual(asked.map(isBroken));
        const expected = asked.flatMap((statements) =>
          isBroken(statements) ? [] : statements.map(({ args = [] }) => args[0]),
        );
        const rows = await database.execute(all);
        expect(rows.map(({ revealed_at }) => revealed_at)).toEqual(expected);
        const found = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.flat() : []));
        expect(found.map(({ revealed_at }) => revealed_at)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('are flushed to disk before they are answered', async () => {
    await using database = await temporaryDatabase();
    expect(await database.execute({ sql: 'PRAGMA synchronous' })).toMatchObject([{ synchronous: 2 }]);
  });

  it('let one of two win what only one can have', async () => {
    await using database = await temporaryDatabase();
    const take = {
      sql: `INSERT INTO rate_limits (key, free_at) SELECT 'last', 1
        WHERE NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = 'last') RETURNING key`,
    };
    const taken = await Promise.all(Array.from({ length: 20 }, () => database.execute(take)));
    expect(taken.filter((rows) => rows.length === 1)).toHaveLength(1);
  });
});
