import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';

/** A folder in memory, which Linux has: there a commit need not wait for a disk. */
const memory = '/dev/shm';
const parent = existsSync(memory) ? memory : tmpdir();

/** Files of databases in which nothing is stored: a copy takes a fraction of the time that migrations take. */
const emptyFiles = new Map<readonly Migration[], Promise<Uint8Array>>();

function emptyFile(tables: readonly Migration[]): Promise<Uint8Array> {
  const known = emptyFiles.get(tables) ?? makeEmptyFile(tables);
  emptyFiles.set(tables, known);
  return known;
}

async function makeEmptyFile(tables: readonly Migration[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(parent, 'database-'));
  const file = join(folder, 'platform.db');
  const database = await openDatabase({ url: `file:${file}` }, tables);
  // Closing writes everything to the file.
  database.close();
  const content = await readFile(file);
  await rm(folder, { recursive: true });
  return content;
}

/** A database in a temporary file: `await using database = await temporaryDatabase()`. */
export async function temporaryDatabase(tables: readonly Migration[] = migrations) {
  const folder = await mkdtemp(join(parent, 'database-'));
  const file = join(folder, 'platform.db');
  await writeFile(file, await emptyFile(tables));
  const url = `file:${file}`;
  const database = await openDatabase({ url }, tables);
  const dispose = async () => {
    database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, url, folder, [Symbol.asyncDispose]: dispose };
}
