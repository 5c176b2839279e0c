import { type Client, createClient, type InStatement } from '@libsql/client';
import type { Database, Statement } from '../ports/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

export interface DatabaseAddress {
  /** `file:/srv/platform.db`, or `libsql://` and `https://` for a server. */
  readonly url: string;
  readonly authToken?: string | undefined;
}

export interface OpenDatabase extends Database {
  /** Waits for nothing: replies must be done. */
  readonly close: () => void;
}

/** How long a write waits for another process that writes, such as a backup. */
const busyTimeoutMs = 5000;

/** Opens the database and brings its tables up to date. The folder of a file must be there. */
export async function openDatabase({ url, authToken }: DatabaseAddress): Promise<OpenDatabase> {
  const client = createClient({ url, timeout: busyTimeoutMs, ...(authToken !== undefined && { authToken }) });
  try {
    // Readers never wait for a writer, and a write costs one flush in place of two. The file remembers it.
    if (client.protocol === 'file') await client.execute('PRAGMA journal_mode = WAL');
    const database = databaseOf(client);
    await migrate(database, migrations);
    return { ...database, close: () => client.close() };
  } catch (error) {
    client.close();
    throw error;
  }
}

function databaseOf(client: Client): Database {
  return {
    execute: async (statement) => (await client.execute(asInput(statement))).rows,
    transact: async (statements) => {
      await client.batch(statements.map(asInput), 'write');
    },
  };
}

function asInput({ sql, args = [] }: Statement): InStatement {
  return { sql, args: [...args] };
}
