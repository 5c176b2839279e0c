import { mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/open-database.ts';
import { openDatabaseThread } from './database-thread.ts';

const insert = (time: number) => ({
  sql: 'INSERT INTO phone_reveals VALUES (?, ?, ?, ?) RETURNING revealed_at',
  args: [time, 'city-motors', '7', ''],
});
const count = { sql: 'SELECT count(*) AS rows FROM phone_reveals' };

async function aThread() {
  const folder = join(mkdtempSync(join(tmpdir(), 'thread-')), 'data');
  const file = join(folder, 'platform.db');
  const database = await openDatabaseThread(`file:${file}`);
  const dispose = async () => {
    await database.close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  /** As a server reads it that is started anew. */
  const rowsInFile = async () => {
    const again = await openDatabase({ url: `file:${file}` });
    const [row] = await again.execute(count);
    again.close();
    return row?.['rows'];
  };
  return { ...database, folder, file, rowsInFile, [Symbol.asyncDispose]: dispose };
}

describe('a database in a thread of its own', () => {
  it('gives rows, transactions whole or not at all, and the error of a statement', async () => {
    await using database = await aThread();
    expect(await database.execute(insert(5))).toEqual([{ revealed_at: 5 }]);
    const broken = { sql: 'INSERT INTO nowhere VALUES (1)' };
    await expect(database.transact([insert(6), broken])).rejects.toThrow('nowhere');
    expect(await database.transact([insert(7), count])).toEqual([[{ revealed_at: 7 }], [{ rows: 2 }]]);
  });

  it('keeps what was asked for in order', async () => {
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
  ])('makes a file anew that is %s, and acknowledges what is in that one', async (_, lose) => {
    await using database = await aThread();
    lose(database.file);
    await Promise.all([database.execute(insert(1)), database.transact([insert(2), insert(3)])]);
    expect(await database.execute(count)).toEqual([{ rows: 3 }]);
    expect(await database.rowsInFile()).toBe(3);
  });

  it.runIf(process.platform === 'linux')('lets go of a file that is lost', async () => {
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

  it('says why while the file cannot be made anew, and serves again when it can', async () => {
    await using database = await aThread();
    rmSync(database.folder, { recursive: true });
    writeFileSync(database.folder, 'in the way');
    await expect(database.execute(insert(1))).rejects.toMatchObject({ fault: 'failing' });
    rmSync(database.folder);
    await database.execute(insert(2));
    expect(await database.rowsInFile()).toBe(1);
  });
});
