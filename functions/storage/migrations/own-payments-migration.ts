import type { Migration } from './migrate.ts';

export const ownPaymentsMigration: Migration = {
  name: '0022-own-payments',
  statements: [
    // Payments started while signed in; the lead is set once the payment is completed.
    `CREATE TABLE IF NOT EXISTS own_payments (
      payment TEXT PRIMARY KEY, site TEXT NOT NULL, user_id TEXT NOT NULL,
      lead TEXT REFERENCES leads (id)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX IF NOT EXISTS own_payments_of_user ON own_payments (site, user_id)',
    'CREATE INDEX IF NOT EXISTS own_payments_of_lead ON own_payments (lead)',
  ],
};
