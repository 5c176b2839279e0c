/** What SQLite holds; a boolean is stored as 0 or 1. */
export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  /** For the question marks in `sql`, in their order. */
  readonly args?: readonly SqlValue[];
}

/** A row by the names of its columns, unchecked: whoever reads it parses it. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * SQLite, as a file or a server. What a promise has answered is on disk. Rejects with a `StorageError` when the
 * storage as a whole is at fault, with another error when the statement is.
 */
export interface Database {
  readonly execute: (statement: Statement) => Promise<readonly Row[]>;
  /** All of them or, when one fails, none; gives the rows of each. Nobody else writes in between. */
  readonly transact: (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;
}

/** What is wrong with the storage, and how the operator is told. */
export const storageFaults = {
  locked: 'The database is locked: another process is writing to it and has not finished.',
  full: 'The disk is full: the database cannot grow.',
  'read-only': 'The database is read-only for this process: check the rights of the file and its folder.',
  gone: 'The database file was deleted or replaced while it was open.',
  damaged: 'The database file is damaged or not a database.',
  unreachable: 'The database server does not answer as one.',
  failing: 'The database file cannot be opened, read or written: check its folder and the disk.',
} as const;

export type StorageFault = keyof typeof storageFaults;

/**
 * The storage cannot be used at the moment. What was asked for is not acknowledged, and may have been done all the
 * same: a retry needs a key by which it is recognised.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, options?: ErrorOptions) {
    super(storageFaults[fault], options);
    this.fault = fault;
  }
}
