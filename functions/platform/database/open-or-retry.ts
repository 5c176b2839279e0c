import { errorMessage } from '#src/values/text/error-message.ts';
import { type Database, StorageError } from '../../ports/database.ts';

/** A database whose file or server may become available later. */
export interface RetriedDatabase extends Database {
  /** Call it only after all requests have been answered. */
  readonly close: () => Promise<void>;
}

interface OpenedDatabase extends Database {
  readonly close: () => void | Promise<void>;
}

interface RetryOptions {
  /** Names the database for the operator, without its token. */
  readonly name: string;
  readonly open: () => Promise<OpenedDatabase>;
  readonly log: (line: string) => void;
  readonly pause: (ms: number) => Promise<void>;
}

/** Time between two attempts. */
const RETRY_MS = 2000;

const withoutIt = `Pages are served, but nothing can be stored, and forms say so to visitors. It is tried again every ${RETRY_MS / 1000} seconds.`;

/**
 * Opens a database. If its storage is at fault, such as a damaged file, a full disk or a server
 * that does not answer, requests reject with the reason until it opens, so that pages can be
 * served meanwhile. Rejects when the cause is another one, which does not pass by itself.
 */
export async function openOrRetry({ name, open, log, pause }: RetryOptions): Promise<RetriedDatabase> {
  const failed = (error: unknown) => `The database ${name} cannot be opened: ${errorMessage(error)}`;
  let isClosed = false;
  let state: OpenedDatabase | Error = await open().catch((error: unknown) => {
    if (error instanceof StorageError) return error;
    throw new Error(failed(error), { cause: error });
  });

  async function retryUntilOpen(first: string): Promise<void> {
    let told = first;
    while (state instanceof Error) {
      await pause(RETRY_MS);
      if (isClosed) return;
      state = await open().catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      // The same reason every two seconds would bury the rest of the log.
      if (state instanceof Error && state.message !== told) log(failed(state));
      if (state instanceof Error) told = state.message;
    }
    if (isClosed) return state.close();
    log(`The database ${name} is open now.`);
  }

  function database(): OpenedDatabase {
    if (state instanceof Error) throw state;
    return state;
  }

  if (state instanceof Error) {
    log(`${failed(state)} ${withoutIt}`);
    void retryUntilOpen(state.message);
  }
  return {
    execute: async (statement) => database().execute(statement),
    transact: async (statements) => database().transact(statements),
    close: async () => {
      isClosed = true;
      if (!(state instanceof Error)) await state.close();
    },
  };
}
