import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';

/** A folder in memory, which Linux has: there a commit need not wait for a disk. */
const memory = '/dev/shm';
const parent = existsSync(memory) ? memory : tmpdir();

/** A database in a temporary file: `await using database = await temporaryDatabase()`. */
export async function temporaryDatabase(tables?: readonly Migration[]) {
  const folder = await mkdtemp(join(parent, 'database-'));
  const url = `file:${join(folder, 'platform.db')}`;
  const database = await openDatabase({ url }, tables);
  const dispose = async () => {
    database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, url, folder, [Symbol.asyncDispose]: dispose };
}
