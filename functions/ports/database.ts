/** What SQLite holds; a boolean is stored as 0 or 1. */
export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  /** For the question marks in `sql`, in their order. */
  readonly args?: readonly SqlValue[];
}

/** A row by the names of its columns, unchecked: whoever reads it parses it. */
export type Row = Readonly<Record<string, unknown>>;

/** SQLite, as a file or a server. What a promise has answered is on disk. */
export interface Database {
  readonly execute: (statement: Statement) => Promise<readonly Row[]>;
  /** All of them or, when one fails, none; gives the rows of each. Nobody else writes in between. */
  readonly transact: (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;
}
