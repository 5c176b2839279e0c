import type { Client, InStatement } from '@libsql/client';
import type { Database, Statement } from '../ports/database.ts';
import { asStorageError } from './storage-error.ts';

export interface DatabaseAddress {
  /** `file:/srv/platform.db`, or `libsql://` and `https://` for a server. */
  readonly url: string;
  readonly authToken?: string | undefined;
}

export interface OpenDatabase extends Database {
  /** Closes at once; call it only after all requests have been answered. */
  readonly close: () => void;
}

/** Wraps a libSQL client: the Node client, which also reads files, or the web-standard one. */
export function clientDatabase(client: Client): Database {
  return {
    execute: (statement) => withKnownErrors(async () => (await client.execute(asInput(statement))).rows),
    transact: (statements) =>
      withKnownErrors(async () =>
        (await client.batch(statements.map(asInput), 'write')).map(({ rows }) => rows),
      ),
  };
}

async function withKnownErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStorageError(error);
  }
}

function asInput({ sql, args = [] }: Statement): InStatement {
  return { sql, args: [...args] };
}
