import { createClient } from '@libsql/client/web';
import { clientDatabase, type DatabaseAddress, type OpenDatabase } from './client-database.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';

/** Opens a libSQL server over HTTP, for hosts without a disk, and applies migrations. */
export async function openWebDatabase({ url, authToken }: DatabaseAddress): Promise<OpenDatabase> {
  const client = createClient({ url, ...(authToken !== undefined && { authToken }) });
  const database = clientDatabase(client);
  await migrate(database, migrations);
  return { ...database, close: () => client.close() };
}
