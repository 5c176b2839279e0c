import { createClient } from '@libsql/client';
import { databaseFile, makeDatabaseFile, watchDatabaseFile } from '../platform/database/database-file.ts';
import { clientDatabase, type DatabaseAddress, type OpenDatabase } from './client-database.ts';
import { connectFile, type FileConnection } from './file-connection.ts';
import { fileDatabase } from './file-database.ts';
import { type Migration, migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { asFileError } from './storage-error.ts';

/**
 * Opens a database and applies migrations, by default the platform's. A missing file is created.
 */
export async function openDatabase(
  address: DatabaseAddress,
  tables: readonly Migration[] = migrations,
): Promise<OpenDatabase> {
  const file = databaseFile(address.url);
  return file === null ? openServer(address, tables) : openFile(file, tables);
}

async function openServer(
  { url, authToken }: DatabaseAddress,
  tables: readonly Migration[],
): Promise<OpenDatabase> {
  const client = createClient({ url, ...(authToken !== undefined && { authToken }) });
  try {
    const database = clientDatabase(client);
    await migrate(database, tables);
    return { ...database, close: () => client.close() };
  } catch (error) {
    client.close();
    throw error;
  }
}

async function openFile(file: string, tables: readonly Migration[]): Promise<OpenDatabase> {
  const made = madeFile(file);
  const connection = connected(file);
  try {
    const opening = fileDatabase(connection, () => undefined);
    // WAL mode: readers never wait for a writer, and a write needs one fsync instead of two. The
    // setting is stored in the file. A commit is flushed before it is answered, because
    // `synchronous` is FULL (2) by default.
    await opening.execute({ sql: 'PRAGMA journal_mode = WAL' });
    await migrate(opening, tables);
    return { ...fileDatabase(connection, watchDatabaseFile(file, made)), close: connection.close };
  } catch (error) {
    connection.close();
    throw error;
  }
}

function madeFile(file: string): string {
  try {
    return makeDatabaseFile(file);
  } catch (error) {
    throw asFileError(error);
  }
}

function connected(file: string): FileConnection {
  try {
    return connectFile(file);
  } catch (error) {
    throw asFileError(error);
  }
}
