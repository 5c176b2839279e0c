import type { Migration } from './migrate.ts';

/** One row per kind of check, rewritten to test that the database is writable. */
export const healthMigration: Migration = {
  name: '0023-health',
  statements: [
    `CREATE TABLE IF NOT EXISTS health_checks (
      name TEXT PRIMARY KEY, checked_at INTEGER NOT NULL, filler BLOB NOT NULL
    ) STRICT, WITHOUT ROWID`,
  ],
};
