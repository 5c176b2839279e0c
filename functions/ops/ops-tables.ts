import type { Migration } from '../storage/migrations/migrate.ts';

/** Tables of the build queue, in a database of their own. */
export const opsTables: readonly Migration[] = [
  {
    name: 'build-queue',
    statements: [
      // `stamp` changes with every write and is used for optimistic locking: a writer names the
      // stamp that it has read.
      `CREATE TABLE IF NOT EXISTS ops_queue (
        tenant TEXT PRIMARY KEY, entry TEXT NOT NULL, look_at INTEGER, stamp TEXT NOT NULL) STRICT`,
      'CREATE INDEX IF NOT EXISTS ops_queue_look_at ON ops_queue (look_at)',
      `CREATE TABLE IF NOT EXISTS ops_history (
        id INTEGER PRIMARY KEY AUTOINCREMENT, tenant TEXT NOT NULL, record TEXT NOT NULL) STRICT`,
      'CREATE INDEX IF NOT EXISTS ops_history_tenant ON ops_history (tenant, id)',
      'CREATE TABLE IF NOT EXISTS ops_feeds (tenant TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT',
      `CREATE TABLE IF NOT EXISTS ops_notices (
        id TEXT PRIMARY KEY, notice TEXT NOT NULL, channel TEXT NOT NULL, due_at INTEGER NOT NULL,
        tries INTEGER NOT NULL, error TEXT) STRICT`,
      `CREATE TABLE IF NOT EXISTS ops_counts (
        name TEXT NOT NULL, label TEXT NOT NULL, value REAL NOT NULL, PRIMARY KEY (name, label)) STRICT`,
    ],
  },
];
