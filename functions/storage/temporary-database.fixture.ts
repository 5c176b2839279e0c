import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';

/** A database in a temporary file: `await using database = await temporaryDatabase()`. */
export async function temporaryDatabase(tables?: readonly Migration[]) {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  const url = `file:${join(folder, 'platform.db')}`;
  const database = await openDatabase({ url }, tables);
  const dispose = async () => {
    database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, url, folder, [Symbol.asyncDispose]: dispose };
}
