import type { Migration } from './migrate.ts';

/** The form from which a payment was begun: a payment of the same form with another amount replaces it. */
export const paymentFormsMigration: Migration = {
  name: '0029-payment-forms',
  statements: [
    "ALTER TABLE online_payments ADD COLUMN form_hash TEXT NOT NULL DEFAULT ''",
    `CREATE INDEX IF NOT EXISTS online_payments_of_form
      ON online_payments (site, form_hash) WHERE state = 'open'`,
  ],
};
