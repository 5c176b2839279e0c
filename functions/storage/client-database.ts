import type { Client, InStatement } from '@libsql/client';
import type { Database, Statement } from '../ports/database.ts';
import { groupCommit } from './group-commit.ts';

export interface DatabaseAddress {
  /** `file:/srv/platform.db`, or `libsql://` and `https://` for a server. */
  readonly url: string;
  readonly authToken?: string | undefined;
}

export interface OpenDatabase extends Database {
  /** Waits for nothing: replies must be done. */
  readonly close: () => void;
}

/** The database behind a client of either kind: Node's, which reads files too, or the web-standard one. */
export function databaseOf(client: Client): Database {
  const transact: Database['transact'] = async (statements) => {
    const results = await client.batch(statements.map(asInput), 'write');
    return results.map(({ rows }) => rows);
  };
  const execute: Database['execute'] = async (statement) => (await client.execute(asInput(statement))).rows;
  // A server's answer may be lost on the way: what has perhaps been done must not be tried in smaller groups.
  return client.protocol === 'file' ? grouped({ execute, transact }) : { execute, transact };
}

function grouped({ execute, transact }: Database): Database {
  const inGroup = groupCommit(transact);
  const executeInGroup = async (statement: Statement) => (await inGroup([statement]))[0] ?? [];
  return {
    execute: (statement) => (writes.test(statement.sql) ? executeInGroup(statement) : execute(statement)),
    transact: inGroup,
  };
}

const writes = /^\s*(INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i;

function asInput({ sql, args = [] }: Statement): InStatement {
  return { sql, args: [...args] };
}
