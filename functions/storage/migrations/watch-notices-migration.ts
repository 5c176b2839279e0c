import type { Migration } from './migrate.ts';

export const watchNoticesMigration: Migration = {
  name: '0012-watch-notices',
  statements: [
    // Cars recently removed from a watchlist, unchanged, so that the removal can be undone.
    `CREATE TABLE IF NOT EXISTS watchlist_removed (
      site TEXT NOT NULL, phone TEXT NOT NULL, car TEXT NOT NULL, slug TEXT NOT NULL, name TEXT NOT NULL,
      saved_at INTEGER NOT NULL, price REAL, status TEXT NOT NULL, removed_at INTEGER NOT NULL,
      PRIMARY KEY (site, phone, car)
    ) STRICT, WITHOUT ROWID`,
    // Subscriptions: the record required by the Spam Act 2003, kept after unsubscribing too.
    `CREATE TABLE IF NOT EXISTS watch_notices (
      site TEXT NOT NULL, phone TEXT NOT NULL, channel TEXT NOT NULL, email TEXT,
      price_drops INTEGER NOT NULL, sold INTEGER NOT NULL,
      consent TEXT NOT NULL, asked_at INTEGER NOT NULL, stopped_at INTEGER, stopped_by TEXT,
      -- Stands in every message, and does nothing but end them.
      token TEXT NOT NULL,
      PRIMARY KEY (site, phone)
    ) STRICT, WITHOUT ROWID`,
    'CREATE UNIQUE INDEX IF NOT EXISTS watch_notices_by_token ON watch_notices (token)',
    // The state of a saved car that its shopper was last told. It applies only to the saving at
    // `saved_at`, not after the car was removed and saved again.
    `CREATE TABLE IF NOT EXISTS watch_told (
      site TEXT NOT NULL, phone TEXT NOT NULL, car TEXT NOT NULL, saved_at INTEGER NOT NULL,
      price REAL, status TEXT NOT NULL,
      PRIMARY KEY (site, phone, car)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE IF NOT EXISTS watch_messages (
      id TEXT PRIMARY KEY, site TEXT NOT NULL, phone TEXT NOT NULL, channel TEXT NOT NULL,
      -- The dealer's day, and which message of that day: two who decide at once decide once.
      day TEXT NOT NULL, number INTEGER NOT NULL,
      news TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL,
      due_at INTEGER NOT NULL, made_at INTEGER NOT NULL, sent_at INTEGER
    ) STRICT, WITHOUT ROWID`,
    'CREATE UNIQUE INDEX IF NOT EXISTS watch_messages_of_day ON watch_messages (site, phone, day, number)',
    `CREATE INDEX IF NOT EXISTS watch_messages_due
      ON watch_messages (site, due_at) WHERE state IN ('waiting', 'sending')`,
  ],
};
