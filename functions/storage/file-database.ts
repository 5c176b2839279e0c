import type { Database, Statement } from '../ports/database.ts';
import type { FileConnection } from './file-connection.ts';
import { groupCommit, type LockWait, whileLocked } from './group-commit.ts';
import { asStorageError } from './storage-error.ts';

/** A browser waits 30 seconds for a lead, which needs two writes: rate limits and the lead. */
const lockWait: LockWait = {
  timeoutMs: 10_000,
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const writes = /^\s*(INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i;

/**
 * A database file with group commit; writes and reads are retried while another process holds the
 * lock. `check` throws when the opened file was replaced or deleted. It is called before each
 * answer, because SQLite goes on using a deleted file.
 * A database server gets no group commit: when its answer is lost, retrying in smaller groups could
 * repeat statements.
 */
export function fileDatabase(connection: FileConnection, check: () => void, waiting = lockWait): Database {
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
