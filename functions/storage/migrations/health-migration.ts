import type { Migration } from './migrate.ts';

/** One row for each kind of check, written anew to see whether it can be. */
export const healthMigration: Migration = {
  name: '0023-health',
  statements: [
    `CREATE TABLE IF NOT EXISTS health_checks (
      name TEXT PRIMARY KEY, checked_at INTEGER NOT NULL, filler BLOB NOT NULL
    ) STRICT, WITHOUT ROWID`,
  ],
};
