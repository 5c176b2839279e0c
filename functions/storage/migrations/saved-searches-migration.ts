import type { Migration } from './migrate.ts';

export const savedSearchesMigration: Migration = {
  name: '0025-saved-searches',
  statements: [
    // `search` is the criteria as a query string of the dealer's default listing.
    `CREATE TABLE IF NOT EXISTS saved_searches (
      id TEXT PRIMARY KEY, site TEXT NOT NULL, phone TEXT NOT NULL, search TEXT NOT NULL, channel TEXT NOT NULL,
      saved_at INTEGER NOT NULL, paused_at INTEGER, removed_at INTEGER,
      -- Numbers of stock_seen: what was known when it was saved, and what its shopper has been told of.
      saved_seq INTEGER NOT NULL, told_seq INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    'CREATE UNIQUE INDEX IF NOT EXISTS saved_searches_of_phone ON saved_searches (site, phone, search)',
    // Consents to messages about saved searches, kept after unsubscribing too (Spam Act 2003).
    `CREATE TABLE IF NOT EXISTS search_alerts (
      site TEXT NOT NULL, phone TEXT NOT NULL, email TEXT,
      consent TEXT NOT NULL, asked_at INTEGER NOT NULL, stopped_at INTEGER, stopped_by TEXT,
      token TEXT NOT NULL,
      PRIMARY KEY (site, phone)
    ) STRICT, WITHOUT ROWID`,
    'CREATE UNIQUE INDEX IF NOT EXISTS search_alerts_by_token ON search_alerts (token)',
    // Each car for sale with each new lowest price; the first row of a car is its arrival.
    `CREATE TABLE IF NOT EXISTS stock_seen (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, site TEXT NOT NULL, car TEXT NOT NULL, price REAL,
      seen_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE UNIQUE INDEX IF NOT EXISTS stock_seen_prices ON stock_seen (site, car, coalesce(price, -1))`,
    'CREATE INDEX IF NOT EXISTS stock_seen_of_site ON stock_seen (site, seq)',
    // The published index that was last compared with stock_seen.
    `CREATE TABLE IF NOT EXISTS stock_compared (
      site TEXT PRIMARY KEY, content TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,
    // A shopper is told once about a car at a price, whichever searches find it; -1 means no price.
    `CREATE TABLE IF NOT EXISTS search_told (
      site TEXT NOT NULL, phone TEXT NOT NULL, car TEXT NOT NULL, price REAL NOT NULL, told_at INTEGER NOT NULL,
      PRIMARY KEY (site, phone, car, price)
    ) STRICT, WITHOUT ROWID`,
    "ALTER TABLE watch_messages ADD COLUMN topic TEXT NOT NULL DEFAULT 'cars'",
    'DROP INDEX IF EXISTS watch_messages_of_day',
    `CREATE UNIQUE INDEX IF NOT EXISTS watch_messages_of_topic
      ON watch_messages (site, phone, topic, day, number)`,
    // Recipients of messages, by topic.
    `CREATE VIEW IF NOT EXISTS message_readers AS
      SELECT 'cars' AS topic, site, phone, email, token, asked_at, stopped_at FROM watch_notices
      UNION ALL
      SELECT 'searches', site, phone, email, token, asked_at, stopped_at FROM search_alerts`,
  ],
};
