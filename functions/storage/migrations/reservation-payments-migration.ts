import type { Migration } from './migrate.ts';

/**
 * Deposits paid online, `state` as in `src/checkout/deposit-state.ts`, and the events of the
 * provider.
 */
export const reservationPaymentsMigration: Migration = {
  name: '0010-reservation-payments',
  statements: [
    `CREATE TABLE IF NOT EXISTS reservation_payments (
      reservation TEXT PRIMARY KEY REFERENCES reservations (id), site TEXT NOT NULL,
      state TEXT NOT NULL, amount_cents INTEGER NOT NULL,
      -- Counts the changes: who has seen an older one changes nothing.
      version INTEGER NOT NULL,
      -- The provider takes no money after it; its page, once there is one.
      pay_until INTEGER NOT NULL, session TEXT, url TEXT,
      -- The provider's name of the money.
      payment TEXT, paid_at INTEGER,
      -- Why it is given back.
      reason TEXT,
      due_at INTEGER NOT NULL, leased_until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX IF NOT EXISTS reservation_payments_due
      ON reservation_payments (due_at) WHERE state IN ('open', 'refund-due')`,
    `CREATE TABLE IF NOT EXISTS payment_events (
      site TEXT NOT NULL, event TEXT NOT NULL, kind TEXT NOT NULL, reference TEXT NOT NULL,
      received_at INTEGER NOT NULL,
      PRIMARY KEY (site, event)
    ) STRICT, WITHOUT ROWID`,
    // E-mails to shoppers about their reservations; the text is deleted once it is sent.
    `CREATE TABLE IF NOT EXISTS reservation_mails (
      id TEXT PRIMARY KEY, site TEXT NOT NULL, reservation TEXT NOT NULL REFERENCES reservations (id),
      kind TEXT NOT NULL, message TEXT, tries INTEGER NOT NULL,
      due_at INTEGER NOT NULL, leased_until INTEGER NOT NULL, ended_at INTEGER
    ) STRICT`,
    'CREATE UNIQUE INDEX IF NOT EXISTS reservation_mails_of_kind ON reservation_mails (reservation, kind)',
    'CREATE INDEX IF NOT EXISTS reservation_mails_due ON reservation_mails (due_at) WHERE ended_at IS NULL',
    'CREATE INDEX IF NOT EXISTS reservations_standing ON reservations (site, held_until) WHERE released_at IS NULL',
  ],
};
