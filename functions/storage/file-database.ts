import type { Database, Statement } from '../ports/database.ts';
import type { FileConnection } from './file-connection.ts';
import { groupCommit, type Patience, whileLocked } from './group-commit.ts';
import { asStorageError } from './storage-error.ts';

/** A browser waits 30 seconds for its lead, which takes two writes: one of the rate limits, one of the lead. */
const patience: Patience = {
  patienceMs: 10_000,
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const writes = /^\s*(INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i;

/**
 * A database in a file: writes share commits, and both writes and reads are tried again while another process
 * holds the lock. `check` throws when the file is not the one that was opened; it is asked before anything is
 * answered, because SQLite goes on reading and writing a file that has been deleted.
 *
 * A server gets no groups: its answer may be lost on the way, and what has perhaps been done must not be tried
 * again in smaller groups.
 */
export function fileDatabase(connection: FileConnection, check: () => void, waiting = patience): Database {
  const transact = groupCommit(
    async (statements) => checked(check, () => connection.transact(statements)),
    waiting,
  );
  const read = (statement: Statement) =>
    whileLocked(async () => checked(check, () => connection.execute(statement)), waiting);
  return {
    execute: async (statement) =>
      writes.test(statement.sql) ? ((await transact([statement]))[0] ?? []) : read(statement),
    transact,
  };
}

function checked<T>(check: () => void, work: () => T): T {
  check();
  try {
    return work();
  } catch (error) {
    throw asStorageError(error);
  } finally {
    check();
  }
}
