import type { Migration } from './migrate.ts';

/**
 * Payments on `/online-payment`: amounts in cents, `state` as in `src/payment/payment-state.ts`.
 */
export const onlinePaymentsMigration: Migration = {
  name: '0020-online-payments',
  statements: [
    `CREATE TABLE IF NOT EXISTS online_payments (
      id TEXT PRIMARY KEY, site TEXT NOT NULL, key_hash TEXT NOT NULL, token_hash TEXT NOT NULL,
      state TEXT NOT NULL, amount_cents INTEGER NOT NULL, currency TEXT NOT NULL, reference TEXT NOT NULL,
      contact TEXT NOT NULL, attributes TEXT NOT NULL, consent TEXT NOT NULL,
      begun_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
      -- Where it is made, once the provider has said.
      provider_id TEXT, provider_url TEXT,
      -- The provider's name of the money, once it was taken.
      payment TEXT, settled_at INTEGER,
      -- When the receipt went out; null while it is owed.
      mailed_at INTEGER
    ) STRICT`,
    'CREATE UNIQUE INDEX IF NOT EXISTS online_payments_by_key ON online_payments (site, key_hash)',
    'CREATE UNIQUE INDEX IF NOT EXISTS online_payments_by_token ON online_payments (token_hash)',
  ],
};
