import type { Migration } from './migrate.ts';

/**
 * Prizes won on `/spin-to-win`: one row per phone and campaign, even if several tabs spin at once.
 */
export const spinsMigration: Migration = {
  name: '0021-spins',
  statements: [
    `CREATE TABLE IF NOT EXISTS spins (
      site TEXT NOT NULL, campaign TEXT NOT NULL,
      -- A digest: whose it is, nobody reads here.
      phone TEXT NOT NULL,
      prize TEXT NOT NULL, prize_name TEXT NOT NULL,
      -- What is shown at the dealer's; null where nothing was won.
      code TEXT,
      drawn_at INTEGER NOT NULL,
      PRIMARY KEY (site, campaign, phone)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX IF NOT EXISTS spins_of_prize ON spins (site, campaign, prize)',
    'CREATE UNIQUE INDEX IF NOT EXISTS spins_by_code ON spins (site, campaign, code) WHERE code IS NOT NULL',
  ],
};
