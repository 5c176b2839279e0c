/** Values of SQLite; a boolean is stored as 0 or 1. */
export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  /** Values of the placeholders in `sql`, in order. */
  readonly args?: readonly SqlValue[];
}

/** A row by column name, not validated: the caller parses it. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * SQLite, as a file or a server. A resolved promise means that the data is on disk. Rejects with a
 * `StorageError` when the storage fails, with another error when the statement is at fault.
 */
export interface Database {
  readonly execute: (statement: Statement) => Promise<readonly Row[]>;
  /** One transaction: all statements or, if one fails, none. Returns the rows of each statement. */
  readonly transact: (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;
}

/** Storage failures, with the message for the operator. */
export const storageFaults = {
  locked: 'The database is locked: another process is writing to it and has not finished.',
  full: 'The disk is full: the database cannot grow.',
  'read-only': 'The database is read-only for this process: check the rights of the file and its folder.',
  gone: 'The database file was deleted or replaced while it was open.',
  damaged:
    'The database file is damaged or not a database: replace it by a backup, or move it away to begin with an empty one.',
  unreachable: 'The database server does not answer as one.',
  failing: 'The database file cannot be opened, read or written: check its folder and the disk.',
} as const;

export type StorageFault = keyof typeof storageFaults;

/**
 * The storage is not available. The request may have been executed all the same, so a retry needs
 * an idempotency key.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, options?: ErrorOptions) {
    super(storageFaults[fault], options);
    this.fault = fault;
  }
}
