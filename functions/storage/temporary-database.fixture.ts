import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database.ts';

/** A database in a file that is gone after the test: `await using database = await temporaryDatabase()`. */
export async function temporaryDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  const url = `file:${join(folder, 'platform.db')}`;
  const database = await openDatabase({ url });
  const dispose = async () => {
    database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, url, folder, [Symbol.asyncDispose]: dispose };
}
