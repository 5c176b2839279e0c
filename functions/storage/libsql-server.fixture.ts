import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { localService } from '../ports/local-service.fixture.ts';

/**
 * A minimal local libSQL server on top of SQLite: Hrana 2 over HTTP.
 * @see https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md
 */
export async function libsqlServer(token: string) {
  const database = new DatabaseSync(':memory:');
  const streams = new Map<string, Stream>();
  const service = await localService(({ path, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: 'Unauthorized' };
    if (path !== '/v2/pipeline') return { status: 404, body: 'Not found' };
    const { baton, requests }: { baton?: string | null; requests: StreamRequest[] } = JSON.parse(body);
    const stream = streams.get(baton ?? '') ?? { database, texts: new Map() };
    const results = requests.map((request) => respond(stream, request));
    const isOpen = requests.every(({ type }) => type !== 'close');
    const next = isOpen ? String(streams.size + 1) : null;
    if (next !== null) streams.set(next, stream);
    return { body: { baton: next, base_url: null, results } };
  });
  return { ...service, database };
}

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string };

type Stmt = { sql?: string | null; sql_id?: number | null; args?: Value[] };

type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

type Step = { condition?: Condition | null; stmt: Stmt };

type StreamRequest =
  | { type: 'execute'; stmt: Stmt }
  | { type: 'batch'; batch: { steps: Step[] } }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close' | 'close_sql' };

interface Stream {
  readonly database: DatabaseSync;
  /** Statements that the client has stored and then calls by number. */
  readonly texts: Map<number, string>;
}

type Outcome = { result: object; error: null } | { result: null; error: { message: string; code: string } };

function respond(stream: Stream, request: StreamRequest): object {
  switch (request.type) {
    case 'execute': {
      const { result, error } = execute(stream, request.stmt);
      return error ? { type: 'error', error } : { type: 'ok', response: { type: 'execute', result } };
    }
    case 'batch':
      return { type: 'ok', response: { type: 'batch', result: batch(stream, request.batch.steps) } };
    case 'store_sql':
      stream.texts.set(request.sql_id, request.sql);
  }
  return { type: 'ok', response: { type: request.type } };
}

/** Runs each step if its condition holds; a skipped one has neither result nor error. */
function batch(stream: Stream, steps: readonly Step[]): object {
  const outcomes: (Outcome | null)[] = [];
  for (const { condition, stmt } of steps) {
    const isRun = !condition || holds(stream.database, condition, outcomes);
    outcomes.push(isRun ? execute(stream, stmt) : null);
  }
  return {
    step_results: outcomes.map((outcome) => outcome?.result ?? null),
    step_errors: outcomes.map((outcome) => outcome?.error ?? null),
  };
}

function holds(database: DatabaseSync, condition: Condition, outcomes: readonly (Outcome | null)[]): boolean {
  switch (condition.type) {
    case 'ok':
      return outcomes[condition.step]?.error === null;
    case 'error':
      return outcomes[condition.step]?.result === null;
    case 'not':
      return !holds(database, condition.cond, outcomes);
    case 'and':
      return condition.conds.every((part) => holds(database, part, outcomes));
    case 'or':
      return condition.conds.some((part) => holds(database, part, outcomes));
    case 'is_autocommit':
      return !database.isTransaction;
  }
}

function execute({ database, texts }: Stream, { sql, sql_id, args = [] }: Stmt): Outcome {
  try {
    const statement = database.prepare(sql ?? texts.get(sql_id ?? -1) ?? '');
    statement.setReadBigInts(true);
    statement.setReturnArrays(true);
    const rows = statement.all(...args.map(fromValue)).map((row) => Object.values(row).map(toValue));
    const cols = statement.columns().map(({ name, type }) => ({ name, decltype: type }));
    return { result: { cols, rows, affected_row_count: 0, last_insert_rowid: null }, error: null };
  } catch (error) {
    return { result: null, error: { message: String(error), code: 'SQLITE_ERROR' } };
  }
}

function fromValue(value: Value): SQLInputValue {
  if (value.type === 'null') return null;
  return value.type === 'integer' ? BigInt(value.value) : value.value;
}

function toValue(value: unknown): Value {
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  return typeof value === 'string' ? { type: 'text', value } : { type: 'null' };
}
