import type { Migration } from './migrate.ts';

export const ownLeadsMigration: Migration = {
  name: '0007-own-leads',
  statements: [
    // Leads whose sender had a verified phone. The phone field of a lead alone proves nothing.
    `CREATE TABLE IF NOT EXISTS own_leads (
      lead TEXT PRIMARY KEY REFERENCES leads (id), site TEXT NOT NULL, user_id TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX IF NOT EXISTS own_leads_of_user ON own_leads (site, user_id)',
    // Further receipt tokens, besides the original one of the lead.
    `CREATE TABLE IF NOT EXISTS receipt_links (
      receipt_hash TEXT PRIMARY KEY, lead TEXT NOT NULL REFERENCES leads (id), made_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX IF NOT EXISTS receipt_links_by_age ON receipt_links (made_at)',
  ],
};
