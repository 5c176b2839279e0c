import { createClient } from '@libsql/client';
import { type DatabaseAddress, databaseOf, type OpenDatabase } from './client-database.ts';
import { type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

/** How long a write waits for another process that writes, such as a backup. */
const busyTimeoutMs = 5000;

/** Opens the database and brings its tables, the platform's unless told, up to date. The folder of a file must be there. */
export async function openDatabase(
  { url, authToken }: DatabaseAddress,
  tables: readonly Migration[] = migrations,
): Promise<OpenDatabase> {
  const client = createClient({ url, timeout: busyTimeoutMs, ...(authToken !== undefined && { authToken }) });
  try {
    // Readers never wait for a writer, and a write costs one flush in place of two. The file remembers it.
    // Its connections flush before a commit is answered: `synchronous` is FULL (2) unless somebody says otherwise.
    if (client.protocol === 'file') await client.execute('PRAGMA journal_mode = WAL');
    const database = databaseOf(client);
    await migrate(database, tables);
    return { ...database, close: () => client.close() };
  } catch (error) {
    client.close();
    throw error;
  }
}
