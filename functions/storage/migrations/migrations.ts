import type { Migration } from './migrate.ts';
import { onlinePaymentsMigration } from './online-payments-migration.ts';
import { reservationPaymentsMigration } from './reservation-payments-migration.ts';
import { savedSearchesMigration } from './saved-searches-migration.ts';
import { spinsMigration } from './spins-migration.ts';
import { watchNoticesMigration } from './watch-notices-migration.ts';

/**
 * `site` is a dealer's slug, `car` a vehicle's id; `_at` is milliseconds since 1970. New migrations
 * go last.
 */
export const migrations: readonly Migration[] = [
  {
    name: '0001-vehicles',
    statements: [
      `CREATE TABLE IF NOT EXISTS vehicle_views (
        site TEXT NOT NULL, car TEXT NOT NULL, views INTEGER NOT NULL,
        PRIMARY KEY (site, car)
      ) STRICT, WITHOUT ROWID`,
      // The latest report of the dealer's own system on a vehicle.
      `CREATE TABLE IF NOT EXISTS status_reports (
        site TEXT NOT NULL, car TEXT NOT NULL, status TEXT NOT NULL, reserved INTEGER NOT NULL,
        price REAL, reported_at INTEGER NOT NULL,
        PRIMARY KEY (site, car)
      ) STRICT, WITHOUT ROWID`,
    ],
  },
  {
    name: '0002-what-visitors-do',
    statements: [
      `CREATE TABLE IF NOT EXISTS phone_reveals (
        revealed_at INTEGER NOT NULL, site TEXT NOT NULL, car TEXT NOT NULL, branch TEXT NOT NULL
      ) STRICT`,
      'CREATE INDEX IF NOT EXISTS phone_reveals_of_site ON phone_reveals (site, revealed_at)',
      `CREATE TABLE IF NOT EXISTS event_counts (
        site TEXT NOT NULL, day TEXT NOT NULL, name TEXT NOT NULL, car TEXT NOT NULL, count INTEGER NOT NULL,
        PRIMARY KEY (site, day, name, car)
      ) STRICT, WITHOUT ROWID`,
    ],
  },
  {
    name: '0003-leads',
    statements: [
      // Validated leads: fields, the published vehicle, the consent.
      `CREATE TABLE IF NOT EXISTS leads (
        id TEXT PRIMARY KEY, site TEXT NOT NULL, received_at INTEGER NOT NULL,
        category TEXT NOT NULL, subcategory TEXT,
        person TEXT NOT NULL, car TEXT, branch TEXT,
        fields TEXT NOT NULL, vehicle TEXT, attributes TEXT NOT NULL, consent TEXT NOT NULL,
        idempotency_key TEXT NOT NULL, receipt_hash TEXT NOT NULL,
        repeats TEXT REFERENCES leads (id), withdrawn_at INTEGER,
        -- Null while a form of several steps is being filled in: nothing of it is sent on.
        completed_at INTEGER
      ) STRICT`,
      'CREATE UNIQUE INDEX IF NOT EXISTS leads_by_key ON leads (site, idempotency_key)',
      'CREATE UNIQUE INDEX IF NOT EXISTS leads_by_receipt ON leads (receipt_hash)',
      'CREATE INDEX IF NOT EXISTS leads_of_person ON leads (site, person, car, received_at)',
      // The outbox: written in the transaction of its lead.
      `CREATE TABLE IF NOT EXISTS lead_deliveries (
        id TEXT PRIMARY KEY, lead TEXT NOT NULL REFERENCES leads (id), site TEXT NOT NULL,
        destination TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL,
        due_at INTEGER NOT NULL, leased_until INTEGER NOT NULL, sent_at INTEGER, last_error TEXT
      ) STRICT`,
      'CREATE UNIQUE INDEX IF NOT EXISTS lead_deliveries_of_lead ON lead_deliveries (lead, destination)',
      `CREATE INDEX IF NOT EXISTS lead_deliveries_due
        ON lead_deliveries (site, destination, due_at) WHERE state = 'waiting'`,
    ],
  },
  {
    name: '0004-trade-ins',
    statements: [
      `CREATE TABLE IF NOT EXISTS trade_ins (
        id TEXT PRIMARY KEY, site TEXT NOT NULL, token_hash TEXT NOT NULL,
        started_at INTEGER NOT NULL, changed_at INTEGER NOT NULL,
        -- The page of the car that the shopper looks at.
        slug TEXT,
        details TEXT NOT NULL, adjustments TEXT NOT NULL,
        -- Null while it does not follow from the rest.
        valuation TEXT,
        offer_price INTEGER, offer_accepted_at INTEGER, completed_at INTEGER,
        lead TEXT REFERENCES leads (id)
      ) STRICT`,
      'CREATE UNIQUE INDEX IF NOT EXISTS trade_ins_by_token ON trade_ins (token_hash)',
      `CREATE TABLE IF NOT EXISTS valuations (
        id TEXT PRIMARY KEY, site TEXT NOT NULL, column_name TEXT NOT NULL, result TEXT NOT NULL,
        received_at INTEGER NOT NULL
      ) STRICT`,
      'CREATE INDEX IF NOT EXISTS valuations_of_site ON valuations (site, received_at)',
    ],
  },
  {
    name: '0005-accounts',
    statements: [
      `CREATE TABLE IF NOT EXISTS contacts (
        site TEXT NOT NULL, phone TEXT NOT NULL, user_id TEXT NOT NULL,
        first_name TEXT, last_name TEXT, email TEXT, since INTEGER NOT NULL,
        PRIMARY KEY (site, phone)
      ) STRICT, WITHOUT ROWID`,
      // One code per phone: a new one replaces the last. Contact details are kept here until the
      // phone is verified.
      `CREATE TABLE IF NOT EXISTS one_time_codes (
        site TEXT NOT NULL, phone_hash TEXT NOT NULL, code_hash TEXT NOT NULL,
        sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, tries_left INTEGER NOT NULL,
        first_name TEXT, last_name TEXT, email TEXT, dealership_slug TEXT,
        PRIMARY KEY (site, phone_hash)
      ) STRICT, WITHOUT ROWID`,
      // One row per token; the tokens of one sign-in share a session.
      `CREATE TABLE IF NOT EXISTS sessions (
        token_hash TEXT PRIMARY KEY, session TEXT NOT NULL, site TEXT NOT NULL, phone TEXT NOT NULL,
        signed_in_at INTEGER NOT NULL, issued_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
        retired_at INTEGER
      ) STRICT, WITHOUT ROWID`,
      'CREATE INDEX IF NOT EXISTS sessions_of_phone ON sessions (site, phone)',
      'CREATE INDEX IF NOT EXISTS tokens_of_session ON sessions (session)',
      `CREATE TABLE IF NOT EXISTS verifications (
        id TEXT PRIMARY KEY, website_slug TEXT NOT NULL, dealership_slug TEXT,
        verification_type TEXT NOT NULL, user_id TEXT, created_at INTEGER NOT NULL
      ) STRICT`,
      'CREATE INDEX IF NOT EXISTS verifications_of_site ON verifications (website_slug, created_at)',
      // Text messages of a server without a provider; empty with one.
      `CREATE TABLE IF NOT EXISTS text_messages (
        id TEXT PRIMARY KEY, site TEXT NOT NULL, phone TEXT NOT NULL, text TEXT NOT NULL,
        written_at INTEGER NOT NULL
      ) STRICT`,
      `CREATE TABLE IF NOT EXISTS watchlist (
        site TEXT NOT NULL, phone TEXT NOT NULL, car TEXT NOT NULL, slug TEXT NOT NULL, name TEXT NOT NULL,
        saved_at INTEGER NOT NULL, price REAL, status TEXT NOT NULL,
        PRIMARY KEY (site, phone, car)
      ) STRICT, WITHOUT ROWID`,
      'CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, free_at INTEGER NOT NULL) STRICT, WITHOUT ROWID',
    ],
  },
  {
    name: '0006-bookings',
    statements: [
      // A branch has several seats at a time; the unique index prevents double bookings.
      `CREATE TABLE IF NOT EXISTS appointments (
        id TEXT PRIMARY KEY, site TEXT NOT NULL, branch TEXT NOT NULL, starts_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL, seat INTEGER NOT NULL, car TEXT, lead TEXT NOT NULL REFERENCES leads (id),
        revision INTEGER NOT NULL, booked_at INTEGER NOT NULL, cancelled_at INTEGER
      ) STRICT`,
      `CREATE UNIQUE INDEX IF NOT EXISTS appointments_taken
        ON appointments (site, branch, starts_at, seat) WHERE cancelled_at IS NULL`,
      'CREATE UNIQUE INDEX IF NOT EXISTS appointments_of_lead ON appointments (lead)',
      `CREATE TABLE IF NOT EXISTS reservations (
        id TEXT PRIMARY KEY, site TEXT NOT NULL, car TEXT NOT NULL, slug TEXT NOT NULL,
        amount REAL NOT NULL, holder TEXT NOT NULL, payment TEXT NOT NULL,
        lead TEXT NOT NULL REFERENCES leads (id),
        reserved_at INTEGER NOT NULL, held_until INTEGER NOT NULL, released_at INTEGER
      ) STRICT`,
      `CREATE UNIQUE INDEX IF NOT EXISTS reservations_held
        ON reservations (site, car) WHERE released_at IS NULL`,
      'CREATE UNIQUE INDEX IF NOT EXISTS reservations_of_lead ON reservations (lead)',
      'CREATE INDEX IF NOT EXISTS reservations_of_holder ON reservations (site, holder)',
    ],
  },
  {
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
  },
  reservationPaymentsMigration,
  watchNoticesMigration,
  onlinePaymentsMigration,
  spinsMigration,
  {
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
  },
  // One row per kind of check, rewritten to test that the database is writable.
  {
    name: '0023-health',
    statements: [
      `CREATE TABLE IF NOT EXISTS health_checks (
        name TEXT PRIMARY KEY, checked_at INTEGER NOT NULL, filler BLOB NOT NULL
      ) STRICT, WITHOUT ROWID`,
    ],
  },
  {
    name: '0024-lead-routing',
    statements: [
      // JSON: how the lead's branch was chosen, and the requested dealership. Null in older leads.
      'ALTER TABLE leads ADD COLUMN routing TEXT',
    ],
  },
  savedSearchesMigration,
  {
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
  },
  {
    name: '0027-people-of-leads',
    statements: [
      // Repeated leads are found across a dealer's sites in all languages: the digest `person` includes the dealer.
      'CREATE INDEX IF NOT EXISTS leads_by_person ON leads (person, car, received_at)',
      'DROP INDEX IF EXISTS leads_of_person',
    ],
  },
  // The site where a shopper asked for messages; their account is the dealer's, on its sites in all languages.
  {
    name: '0028-asked-on',
    statements: [
      "ALTER TABLE watch_notices ADD COLUMN asked_on TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE saved_searches ADD COLUMN asked_on TEXT NOT NULL DEFAULT ''",
      'UPDATE watch_notices SET asked_on = site',
      'UPDATE saved_searches SET asked_on = site',
    ],
  },
  // The form from which a payment was begun: a payment of the same form with another amount replaces it.
  {
    name: '0029-payment-forms',
    statements: [
      "ALTER TABLE online_payments ADD COLUMN form_hash TEXT NOT NULL DEFAULT ''",
      `CREATE INDEX IF NOT EXISTS online_payments_of_form
        ON online_payments (site, form_hash) WHERE state = 'open'`,
    ],
  },
];
