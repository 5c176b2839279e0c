import type { Client } from '@libsql/client';
import { type Database, type Statement, StorageError } from '../ports/database.ts';
import { databaseOf } from './client-database.ts';
import { groupCommit, type Patience, whileLocked } from './group-commit.ts';
import { asStorageError, codeOf, isLocked } from './storage-error.ts';

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
export function fileDatabase(client: Client, check: () => void, waiting = patience): Database {
  const plain = databaseOf(client);
  const asWrite = unlocked(client, 'BEGIN IMMEDIATE; ROLLBACK');
  const asRead = unlocked(client, anyRead);
  const transact = groupCommit(
    (statements) => asWrite(checked(check, () => plain.transact(statements))),
    waiting,
  );
  const read = (statement: Statement) =>
    whileLocked(() => asRead(checked(check, () => plain.execute(statement))), waiting);
  return {
    execute: async (statement) =>
      writes.test(statement.sql) ? ((await transact([statement]))[0] ?? []) : read(statement),
    transact,
  };
}

const anyRead = 'SELECT count(*) FROM sqlite_schema';

function checked<T>(check: () => void, work: () => Promise<T>): () => Promise<T> {
  return async () => {
    check();
    try {
      return await work();
    } finally {
      check();
    }
  };
}

/**
 * A statement that met a lock stays open in its connection, which then can commit nothing more ("SQL statements
 * in progress"): that connection is dropped. The next try asks for the lock by `probe` first, which leaves
 * nothing open, or each try would cost a connection, whose files are closed only when it is collected.
 */
function unlocked(client: Client, probe: string): <T>(work: () => Promise<T>) => Promise<T> {
  let hasMetLock = false;
  return async (work) => {
    try {
      if (hasMetLock) await client.executeMultiple(probe);
    } catch (error) {
      throw asStorageError(error);
    }
    try {
      const result = await work();
      hasMetLock = false;
      return result;
    } catch (error) {
      // Another statement met the lock, and its connections were dropped before this one had begun.
      if (codeOf(error) === 'CLIENT_CLOSED' && !client.closed)
        throw new StorageError('locked', { cause: error });
      if (isLocked(error)) {
        hasMetLock = true;
        await dropConnections(client);
      }
      throw error;
    }
  };
}

/** Opens the next connection at once: the last one to be closed would take the log of the database (`-wal`) along. */
async function dropConnections(client: Client): Promise<void> {
  client.reconnect();
  await client.executeMultiple(anyRead).catch(() => undefined);
}
