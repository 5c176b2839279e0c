import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';
import { temporaryDatabase } from './temporary-database.fixture.ts';

const insert = { sql: 'INSERT INTO phone_reveals VALUES (?, ?, ?, ?)', args: [1, 'city-motors', '7', ''] };
const count = { sql: 'SELECT count(*) AS rows FROM phone_reveals' };

describe('a database', () => {
  it('keeps acknowledged data when the process is killed', async () => {
    await using database = await temporaryDatabase();
    const script = join(database.folder, 'write.ts');
    const source = `import { openDatabase } from ${JSON.stringify(new URL('open-database.ts', import.meta.url).href)};
      const database = await openDatabase({ url: ${JSON.stringify(database.url)} });
      await database.execute(${JSON.stringify(insert)});
      process.kill(process.pid, 'SIGKILL');`;
    await writeFile(script, source);
    const [, signal] = await once(fork(script, { execArgv: [], silent: true }), 'close');
    expect(signal).toBe('SIGKILL');
    expect(await database.execute(count)).toMatchObject([{ rows: 1 }]);
  });

  it('does all of a transaction or nothing', async () => {
    await using database = await temporaryDatabase();
    const broken = { sql: 'INSERT INTO nowhere VALUES (1)' };
    await expect(database.transact([insert, broken])).rejects.toThrow('nowhere');
    expect(await database.execute(count)).toMatchObject([{ rows: 0 }]);
    await database.transact([insert, insert]);
    expect(await database.execute(count)).toMatchObject([{ rows: 2 }]);
  });

  it('can be read by a second process, and keeps its data when reopened', async () => {
    await using database = await temporaryDatabase();
    await database.execute(insert);
    const second = await openDatabase({ url: database.url });
    expect(await second.execute(count)).toMatchObject([{ rows: 1 }]);
    expect(await second.execute({ sql: 'PRAGMA journal_mode' })).toMatchObject([{ journal_mode: 'wal' }]);
    second.close();
  });

  it('rejects a file that is no database', async () => {
    await using database = await temporaryDatabase();
    const file = join(database.folder, 'notes.txt');
    await writeFile(file, 'Not a database. '.repeat(100));
    await expect(openDatabase({ url: `file:${file}` })).rejects.toThrow('not a database');
  });
});

describe('migrations', () => {
  const first = { name: '1', statements: ['CREATE TABLE boats (name TEXT)'] };
  const second = { name: '2', statements: ["INSERT INTO boats VALUES ('Ada')"] };
  const boats = { sql: 'SELECT name FROM boats' };

  it('are applied once each, in order', async () => {
    await using database = await temporaryDatabase();
    await migrate(database, [first]);
    await migrate(database, [first, second]);
    await migrate(database, [first, second]);
    expect(await database.execute(boats)).toMatchObject([{ name: 'Ada' }]);
  });

  it('leave nothing of a failed one, so that it can be retried', async () => {
    await using database = await temporaryDatabase();
    const broken = { name: '2', statements: [...second.statements, 'INSERT INTO nowhere VALUES (1)'] };
    await expect(migrate(database, [first, broken])).rejects.toThrow('nowhere');
    expect(await database.execute(boats)).toEqual([]);
    await migrate(database, [first, second]);
    expect(await database.execute(boats)).toHaveLength(1);
  });

  it('that add a column may be applied by two servers at once', async () => {
    await using database = await temporaryDatabase();
    await migrate(database, [first]);
    const wider = { name: '2', statements: ['ALTER TABLE boats ADD COLUMN length INTEGER'] };
    // It reads which migrations are applied, and applies its own after the other has finished.
    const slow = {
      ...database,
      transact: async (statements: Parameters<typeof database.transact>[0]) => {
        await migrate(database, [first, wider]);
        return database.transact(statements);
      },
    };
    await migrate(slow, [first, wider]);
    expect(await database.execute({ sql: 'SELECT length FROM boats' })).toEqual([]);
  });

  it('may be applied by two servers that start at once', async () => {
    await using database = await temporaryDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url: `${database.url}.new` })));
    for (const one of opened) one.close();
    const again = await openDatabase({ url: `${database.url}.new` });
    expect(await again.execute(count)).toMatchObject([{ rows: 0 }]);
    again.close();
  });
});
