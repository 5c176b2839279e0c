import { cpSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { connectFile } from './file-connection.ts';
import { fileDatabase } from './file-database.ts';
import { openDatabase } from './open-database.ts';
import { temporaryDatabase } from './temporary-database.fixture.ts';

const insert = { sql: 'INSERT INTO phone_reveals VALUES (?, ?, ?, ?)', args: [1, 'city-motors', '7', ''] };
const count = { sql: 'SELECT count(*) AS rows FROM phone_reveals' };

/**
 * Another process that holds the lock for a number of `database`'s waits; the clock advances only
 * with them.
 */
async function lockedFor(waits: number, url: string) {
  const other = createClient({ url });
  const lock = await other.transaction('write');
  await lock.execute('DELETE FROM phone_reveals');
  const connection = connectFile(url.slice('file:'.length), 1);
  let [nowMs, count] = [0, 0];
  const pause = async (ms: number) => {
    nowMs += ms;
    // The first wait gathers a group.
    if (count === waits) await lock.commit();
    count += 1;
    await new Promise((resolve) => setImmediate(resolve));
  };
  const database = fileDatabase(connection, () => undefined, { timeoutMs: 10_000, now: () => nowMs, pause });
  const dispose = () => {
    connection.close();
    other.close();
  };
  return { ...database, lock, passed: () => nowMs, [Symbol.dispose]: dispose };
}

function openFiles(folder: string): number {
  const target = (name: string) => {
    try {
      return readlinkSync(join('/proc/self/fd', name));
    } catch {
      return '';
    }
  };
  return readdirSync('/proc/self/fd').filter((name) => target(name).startsWith(folder)).length;
}

describe('while another process holds the lock', () => {
  it('a write waits, and is done as soon as the lock is released', async () => {
    await using file = await temporaryDatabase();
    using database = await lockedFor(40, file.url);
    await Promise.all([database.execute(insert), database.transact([insert, insert])]);
    expect(await file.execute(count)).toMatchObject([{ rows: 3 }]);
  });

  it('a write fails after ten seconds with the reason; the next one succeeds at once', async () => {
    await using file = await temporaryDatabase();
    using database = await lockedFor(Number.POSITIVE_INFINITY, file.url);
    await expect(database.execute(insert)).rejects.toMatchObject({ name: 'StorageError', fault: 'locked' });
    expect(database.passed()).toBeGreaterThanOrEqual(10_000);
    await database.lock.commit();
    const before = database.passed();
    await database.transact([insert]);
    expect(database.passed() - before).toBeLessThanOrEqual(5);
    expect(await file.execute(count)).toMatchObject([{ rows: 1 }]);
  });

  it('reads continue', async () => {
    await using file = await temporaryDatabase();
    await file.execute(insert);
    using database = await lockedFor(3, file.url);
    const write = database.execute(insert);
    expect(await database.execute(count)).toMatchObject([{ rows: 1 }]);
    await write;
  });

  it.runIf(process.platform === 'linux')('waiting opens no additional files', async () => {
    await using file = await temporaryDatabase();
    using database = await lockedFor(80, file.url);
    const before = openFiles(file.folder);
    await database.execute(insert);
    expect(openFiles(file.folder) - before).toBeLessThan(12);
  });
});

it.runIf(process.platform === 'linux')(
  'a read that meets a lock is retried, and leaves no connection open',
  async () => {
    await using file = await temporaryDatabase();
    const path = join(file.folder, 'rollback.db');
    const other = connectFile(path);
    other.execute({ sql: 'PRAGMA journal_mode = DELETE' });
    other.execute({ sql: 'CREATE TABLE reads (name TEXT)' });
    other.execute({ sql: 'BEGIN EXCLUSIVE' });
    const connection = connectFile(path, 1);
    let waits = 0;
    let nowMs = 0;
    const pause = async (ms: number) => {
      nowMs += ms;
      waits += 1;
      if (waits === 20) other.execute({ sql: 'COMMIT' });
    };
    const database = fileDatabase(connection, () => undefined, {
      timeoutMs: 10_000,
      now: () => nowMs,
      pause,
    });
    const before = openFiles(path);
    expect(await database.execute({ sql: 'SELECT count(*) AS rows FROM reads' })).toEqual([{ rows: 0 }]);
    expect(openFiles(path) - before).toBeLessThan(2);
    connection.close();
    other.close();
  },
);

describe('a database file', () => {
  it('and its folder are created for the server’s user only', async () => {
    await using file = await temporaryDatabase();
    const folder = join(file.folder, 'deep', 'data');
    const database = await openDatabase({ url: `file:${join(folder, 'platform.db')}` });
    const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(rights(folder)).toBe('700');
    expect(['', '-wal', '-shm'].map((ending) => rights(join(folder, `platform.db${ending}`)))).toEqual([
      '600',
      '600',
      '600',
    ]);
    database.close();
  });

  it('does not change the permissions of parent folders', async () => {
    await using file = await temporaryDatabase();
    const folder = join(file.folder, 'shared', 'database');
    const database = await openDatabase({ url: `file:${join(folder, 'platform.db')}` });
    database.close();
    expect(statSync(join(folder, '..')).mode & 0o055).not.toBe(0);
  });

  it('that is readable by others is restricted', async () => {
    await using file = await temporaryDatabase();
    const path = join(file.folder, 'open.db');
    writeFileSync(path, '', { mode: 0o644 });
    const database = await openDatabase({ url: `file:${path}` });
    database.close();
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });

  it('at its former path is moved into its folder, with its log', async () => {
    await using file = await temporaryDatabase();
    await file.execute(insert);
    for (const ending of ['', '-wal']) {
      const name = `platform.db${ending}`;
      cpSync(join(file.folder, name), join(file.folder, 'srv', name));
    }
    const url = `file:${join(file.folder, 'srv/database/platform.db')}`;
    const database = await openDatabase({ url });
    expect(await database.execute(count)).toMatchObject([{ rows: 1 }]);
    database.close();
    expect(readdirSync(join(file.folder, 'srv'))).toEqual(['database']);
  });

  it.each(['', '-wal', '-shm'])('without platform.db%s answers nothing more', async (ending) => {
    await using file = await temporaryDatabase();
    const path = join(file.folder, `platform.db${ending}`);
    renameSync(path, `${path}.away`);
    const gone = { name: 'StorageError', fault: 'gone' };
    await expect(file.execute(insert)).rejects.toMatchObject(gone);
    await expect(file.execute(count)).rejects.toMatchObject(gone);
    // Writes done meanwhile would otherwise count again.
    renameSync(`${path}.away`, path);
    await expect(file.transact([insert])).rejects.toMatchObject(gone);
  });

  it('that disappears during a write does not acknowledge it', async () => {
    await using file = await temporaryDatabase();
    const writing = Array.from({ length: 200 }, () => file.execute(insert));
    let acknowledged = 0;
    const first = await Promise.race(writing.map((write, index) => write.then(() => index)));
    rmSync(join(file.folder, 'platform.db'));
    for (const result of await Promise.allSettled(writing.slice(first + 64))) {
      if (result.status === 'fulfilled') acknowledged += 1;
    }
    expect(acknowledged).toBe(0);
  });

  it('fails with a message when its folder is not one', async () => {
    await using file = await temporaryDatabase();
    const url = `file:${join(file.folder, 'platform.db', 'below.db')}`;
    await expect(openDatabase({ url })).rejects.toMatchObject({ name: 'StorageError', fault: 'failing' });
  });
});
