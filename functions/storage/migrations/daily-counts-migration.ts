import type { Migration } from './migrate.ts';

export const dailyCountsMigration: Migration = {
  name: '0026-daily-counts',
  statements: [
    // `kind` is the name of an event or of another thing that is counted, `key` what it was about: a
    // vehicle's id, the words of a search, or '' for none. `day` is the dealer's.
    `CREATE TABLE IF NOT EXISTS daily_counts (
      site TEXT NOT NULL, day TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (site, day, kind, key)
    ) STRICT, WITHOUT ROWID`,
    // `event_counts` stays, because servers of the earlier version may still write to it while they
    // are being replaced.
    'INSERT OR IGNORE INTO daily_counts SELECT site, day, name, car, count FROM event_counts',
    // When somebody first replied to the lead, as far as the dealer has recorded it.
    'ALTER TABLE leads ADD COLUMN answered_at INTEGER',
    'CREATE INDEX IF NOT EXISTS leads_by_arrival ON leads (site, received_at)',
  ],
};
