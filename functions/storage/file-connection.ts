import Connection from 'libsql';
import { LRUCache } from 'lru-cache';
import type { Row, Statement } from '../ports/database.ts';
import { isLocked } from './storage-error.ts';

/**
 * A synchronous connection to a database file: each call blocks the thread. SQLite's errors are
 * thrown unchanged.
 */
export interface FileConnection {
  readonly execute: (statement: Statement) => readonly Row[];
  /** One transaction: all statements or, if one fails, none. */
  readonly transact: (statements: readonly Statement[]) => readonly (readonly Row[])[];
  readonly close: () => void;
}

/**
 * SQLite's own busy timeout. It blocks the thread, so it is short: `file-database.ts` retries for
 * longer without blocking.
 */
const BUSY_TIMEOUT_MS = 20;

/**
 * Limits the cache of prepared statements: `IN (?, ?, …)` is another statement for each number of
 * values.
 */
const MAX_PREPARED = 200;

/**
 * Uses `libsql` instead of `@libsql/client`, which prepares each statement anew (a quarter of the
 * thread's processor time under load) and reuses a connection after its BEGIN failed as busy.
 */
export function connectFile(file: string, timeout = BUSY_TIMEOUT_MS): FileConnection {
  let connection = new Connection(file, { timeout });
  const prepared = new LRUCache<string, Connection.Statement>({ max: MAX_PREPARED });

  function prepare(sql: string): Connection.Statement {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }

  function run({ sql, args = [] }: Statement): readonly Row[] {
    const statement = prepare(sql);
    if (statement.reader) return statement.all(args) as Row[];
    statement.run(args);
    return [];
  }

  /** libSQL does not reset a read that failed as busy, and its connection can no longer commit. */
  function reconnect(): void {
    const locked = connection;
    prepared.clear();
    // Opened before the other is closed, because SQLite deletes the log (`-wal`) with the last
    // connection.
    connection = new Connection(file, { timeout });
    locked.close();
  }

  return {
    execute: (statement) => {
      try {
        return run(statement);
      } catch (error) {
        if (isLocked(error)) reconnect();
        throw error;
      }
    },
    transact: (statements) => {
      // `exec` resets its statement when the database is busy; a prepared BEGIN would stay active.
      connection.exec('BEGIN IMMEDIATE');
      try {
        const rows = statements.map(run);
        connection.exec('COMMIT');
        return rows;
      } catch (error) {
        // SQLite may have rolled back itself, for instance on a full disk.
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      prepared.clear();
      try {
        // SQLite checkpoints when it closes the file, but prepared statements keep it open until
        // they are garbage-collected.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // The checkpoint is done by another process, or the next time the file is opened.
      }
      connection.close();
    },
  };
}
