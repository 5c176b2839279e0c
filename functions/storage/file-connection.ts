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
 * How long SQLite itself waits for a lock. It stops the whole thread, so this is short: who needs longer tries
 * again (`file-database.ts`).
 */
const busyTimeoutMs = 20;

/** Texts that differ by the length of a list come in many forms. */
const preparedMost = 200;

/**
 * Opens a file through `libsql` itself: `@libsql/client` prepares each statement anew, which is a quarter of what
 * storing a lead costs, and cannot close a statement that met a lock.
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

  /** A statement that met a lock stays open, and with it what it reads. */
  function reconnect(): void {
    const locked = connection;
    prepared.clear();
    // Before the other is closed: the last one to be closed takes the log of the database (`-wal`) along.
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
      // Unlike a prepared statement, this leaves nothing open when it meets a lock.
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
        // SQLite does so when it closes the file, which is when the last prepared statement has been collected.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // Another process does it, or the next one that opens the file.
      }
      connection.close();
    },
  };
}
