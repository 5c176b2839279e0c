import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorText } from '../../http/replies/error-text.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { openDatabaseThread } from './database-thread.ts';

const insert = (time: number) => ({
  sql: 'INSERT INTO phone_reveals VALUES (?, ?, ?, ?) RETURNING revealed_at',
  args: [time, 'city-motors', '7', ''],
});
const count = { sql: 'SELECT count(*) AS rows FROM phone_reveals' };

async function aThread() {
  const replies: string[] = [];
  const folder = join(mkdtempSync(join(tmpdir(), 'thread-')), 'data');
  const file = join(folder, 'platform.db');
  const database = await openDatabaseThread(`file:${file}`, (error) => replies.push(String(error)));
  const dispose = async () => {
    await database.close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  /** Reads the file like a server after a restart. */
  const rowsInFile = async () => {
    const again = await openDatabase({ url: `file:${file}` });
    const [row] = await again.execute(count);
    again.close();
    return row?.['rows'];
  };
  return { ...database, replies, folder, file, rowsInFile, [Symbol.asyncDispose]: dispose };
}

describe('a database in a worker thread', () => {
  it('returns rows, runs transactions atomically, and returns a statement’s error', async () => {
    await using database = await aThread();
    expect(await database.execute(insert(5))).toEqual([{ revealed_at: 5 }]);
    const broken = { sql: 'INSERT INTO nowhere VALUES (1)' };
    await expect(database.transact([insert(6), broken])).rejects.toThrow('nowhere');
    expect(await database.transact([insert(7), count])).toEqual([[{ revealed_at: 7 }], [{ rows: 2 }]]);
  });

  it('keeps the order of requests', async () => {
    await using database = await aThread();
    await Promise.all(Array.from({ length: 100 }, (_, time) => database.execute(insert(time))));
    const rows = await database.execute({ sql: 'SELECT revealed_at FROM phone_reveals ORDER BY rowid' });
    expect(rows.map((row) => row['revealed_at'])).toEqual(Array.from({ length: 100 }, (_, time) => time));
  });

  it.each([
    ['deleted', (file: string) => rmSync(file)],
    ['moved away', (file: string) => renameSync(file, `${file}.away`)],
    ['deleted with its folder', (file: string) => rmSync(join(file, '..'), { recursive: true })],
    ['left without its log', (file: string) => rmSync(`${file}-wal`)],
  ])('recreates a file that is %s, and acknowledges only what is in the new one', async (_, lose) => {
    await using database = await aThread();
    lose(database.file);
    await Promise.all([database.execute(insert(1)), database.transact([insert(2), insert(3)])]);
    expect(await database.execute(count)).toEqual([{ rows: 3 }]);
    expect(await database.rowsInFile()).toBe(3);
  });

  it('reports a lost file, and keeps its log with the newest rows beside the new file', async () => {
    await using database = await aThread();
    await database.execute(insert(1));
    renameSync(database.file, `${database.file}.away`);
    await database.execute(insert(2));
    expect(database.replies).toEqual([
      expect.stringMatching(/was deleted, moved or replaced .* is kept as /),
    ]);
    expect(await database.rowsInFile()).toBe(1);
    // The error as it is logged.
    const [, log = ''] = / kept as (.*)\.$/m.exec(errorText(new Error(database.replies[0]))) ?? [];
    renameSync(log, `${database.file}.away-wal`);
    const away = await openDatabase({ url: `file:${database.file}.away` });
    expect(await away.execute(count)).toEqual([{ rows: 1 }]);
    away.close();
  });

  it('continues with a file that takes its place, without writing old data into it', async () => {
    await using database = await aThread();
    const backup = `${database.file}.backup`;
    const other = await openDatabase({ url: `file:${backup}` });
    await Promise.all([7, 8, 9].map((time) => other.execute(insert(time))));
    other.close();
    await Promise.all([1, 2].map((time) => database.execute(insert(time))));
    renameSync(backup, database.file);
    await database.execute(insert(3));
    const rows = await database.execute({ sql: 'SELECT revealed_at FROM phone_reveals ORDER BY rowid' });
    expect(rows.map((row) => row['revealed_at'])).toEqual([7, 8, 9, 3]);
    expect(await database.execute({ sql: 'PRAGMA integrity_check' })).toEqual([{ integrity_check: 'ok' }]);
    expect(database.replies).toHaveLength(1);
  });

  it.runIf(process.platform === 'linux')('closes its handles of a lost file', async () => {
    await using database = await aThread();
    rmSync(database.file);
    await database.execute(insert(1));
    const targets = readdirSync('/proc/self/fd').flatMap((name) => {
      try {
        return [readlinkSync(join('/proc/self/fd', name))];
      } catch {
        return [];
      }
    });
    expect(
      targets.filter((target) => target.startsWith(database.folder) && target.includes('deleted')),
    ).toEqual([]);
  });

  it('answers the running request and ends when it is closed, without taking the process along', async () => {
    await using database = await aThread();
    const script = join(database.folder, 'close.ts');
    const count =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT max(i) AS i FROM n';
    const source = `import { openDatabaseThread } from ${JSON.stringify(new URL('database-thread.ts', import.meta.url).href)};
      const database = await openDatabaseThread(${JSON.stringify(`file:${database.file}`)}, () => {});
      void database.execute({ sql: ${JSON.stringify(count)} }).then(([row]) => process.send(row));
      setTimeout(() => void database.close(), 100);`;
    writeFileSync(script, source);
    const child = fork(script, { execArgv: [], silent: true });
    const answers: unknown[] = [];
    child.on('message', (row) => answers.push(row));
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(answers).toEqual([{ i: 2_000_000 }]);
  });

  it('recreates a file with tables of its own', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'thread-')), 'data', 'queue.db');
    const boats = { name: '1', statements: ['CREATE TABLE boats (name TEXT)'] };
    const database = await openDatabaseThread(`file:${file}`, () => {}, [boats]);
    rmSync(join(file, '..'), { recursive: true });
    await database.execute({ sql: "INSERT INTO boats VALUES ('Ada')" });
    expect(await database.execute({ sql: 'SELECT name FROM boats' })).toEqual([{ name: 'Ada' }]);
    await database.close();
    rmSync(join(file, '..', '..'), { recursive: true });
  });

  it('gives the reason while the file cannot be recreated, and recovers', async () => {
    await using database = await aThread();
    rmSync(database.folder, { recursive: true });
    writeFileSync(database.folder, 'in the way');
    await expect(database.execute(insert(1))).rejects.toMatchObject({ fault: 'failing' });
    rmSync(database.folder);
    await database.execute(insert(2));
    expect(await database.rowsInFile()).toBe(1);
  });
});
