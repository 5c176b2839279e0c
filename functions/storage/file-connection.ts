import Connection from 'libsql';
import { LRUCache } from 'lru-cache';
import type { Row, Statement } from '../ports/database.ts';
import { isLocked } from './storage-error.ts';

/** A connection to a database file. Each call stops the thread until SQLite has done it; SQLite's errors are thrown as they are. */
export interface FileConnection {
  readonly execute: (statement: Statement) => readonly Row[];
  /** All of them or, when one fails, none. */
  readonly transact: (statements: readonly Statement[]) => readonly (readonly Row[])[];
  readonly close: () => void;
}

/**
 * SQLite's own busy timeout. It blocks the thread, so it is short: `file-database.ts` retries for longer without
 * blocking.
 */
const busyTimeoutMs = 20;

/** Limits the cache of prepared statements: `IN (?, ?, …)` is another statement for each number of values. */
const preparedMost = 200;

/**
 * Opens a file with `libsql` instead of `@libsql/client`, which prepares each statement anew (a quarter of the
 * thread's processor time under load) and keeps a connection whose BEGIN was refused as busy.
 */
export function connectFile(file: string, timeout = busyTimeoutMs): FileConnection {
  let connection = new Connection(file, { timeout });
  const prepared = new LRUCache<string, Connection.Statement>({ max: preparedMost });

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

  /** A read that was refused as busy is not reset, and its connection can commit nothing more. */
  function reconnect(): void {
    const locked = connection;
    prepared.clear();
    // Before the other is closed: SQLite deletes the log (`-wal`) when the last connection closes.
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
        // SQLite may have done so itself, on a full disk for instance.
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      prepared.clear();
      try {
        // SQLite checkpoints when it closes the file, but prepared statements keep it open until they are collected.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // Another process does it, or the next one that opens the file.
      }
      connection.close();
    },
  };
}
