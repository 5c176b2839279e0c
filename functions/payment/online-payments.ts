import * as v from 'valibot';
import { earlierStates, type PaymentState } from '#src/payment/payment-state.ts';
import { sha256 } from '../http/digest.ts';
import {
  attributesSchema,
  consentSchema,
  type LeadAttributes,
  type LeadConsent,
} from '../leads/store/stored-lead.ts';
import type { Database, Statement } from '../ports/database.ts';

interface PaymentContact {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  /** National format, digits only. */
  readonly phone: string;
}

const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

const contactSchema = v.object({
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
});

const rowSchema = v.pipe(
  v.object({
    id: v.string(),
    site: v.string(),
    state: v.picklist(['open', 'paid', 'unpaid', 'refunded']),
    amount_cents: v.number(),
    currency: v.string(),
    reference: v.string(),
    form_hash: v.string(),
    contact: json(contactSchema),
    attributes: json(attributesSchema),
    consent: json(consentSchema),
    expires_at: v.number(),
    provider_id: v.nullable(v.string()),
    provider_url: v.nullable(v.string()),
    settled_at: v.nullable(v.number()),
    mailed_at: v.nullable(v.number()),
  }),
  v.transform(
    ({ amount_cents, form_hash, expires_at, provider_id, provider_url, settled_at, mailed_at, ...row }) => ({
      ...row,
      formHash: form_hash,
      amountCents: amount_cents,
      expiresAtMs: expires_at,
      providerId: provider_id,
      providerUrl: provider_url,
      settledAtMs: settled_at,
      mailedAtMs: mailed_at,
    }),
  ),
);

/** A stored payment; times are milliseconds since 1970. */
export type OnlinePayment = v.InferOutput<typeof rowSchema>;

/** The provider's payment page; null when the payment can no longer be made. */
export function payUrlOf({ state, providerUrl, expiresAtMs }: OnlinePayment, nowMs: number): string | null {
  return state === 'open' && nowMs < expiresAtMs ? providerUrl : null;
}

interface NewPayment {
  readonly id: string;
  readonly site: string;
  readonly keyHash: string;
  /** The same for all payments begun from one form, whatever their amounts. */
  readonly formHash: string;
  readonly token: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly reference: string;
  readonly contact: PaymentContact;
  readonly attributes: LeadAttributes;
  readonly consent: LeadConsent;
  readonly nowMs: number;
  readonly expiresAtMs: number;
}

async function readOne(
  database: Pick<Database, 'execute'>,
  statement: Statement,
): Promise<OnlinePayment | null> {
  const [row] = await database.execute(statement);
  return row === undefined ? null : v.parse(rowSchema, row);
}

/**
 * Stores a payment, or returns the one already stored under its key: both requests of a double
 * click get the same.
 */
export async function storePayment(
  database: Pick<Database, 'execute'>,
  wanted: NewPayment,
): Promise<OnlinePayment> {
  const { id, site, keyHash, formHash, token, amountCents, currency, reference, nowMs, expiresAtMs } = wanted;
  await database.execute({
    sql: `INSERT INTO online_payments (id, site, key_hash, token_hash, state, amount_cents, currency, reference,
        contact, attributes, consent, begun_at, expires_at, form_hash)
      VALUES (?1, ?2, ?3, ?4, 'open', ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      ON CONFLICT (site, key_hash) DO NOTHING`,
    args: [
      ...[id, site, keyHash, sha256(token), amountCents, currency, reference],
      ...[wanted.contact, wanted.attributes, wanted.consent].map((part) => JSON.stringify(part)),
      ...[nowMs, expiresAtMs, formHash],
    ],
  });
  const stored = await readOne(database, {
    sql: 'SELECT * FROM online_payments WHERE site = ? AND key_hash = ?',
    args: [site, keyHash],
  });
  if (stored === null) throw new Error('A payment that was just stored was not found.');
  return stored;
}

export async function paymentOfToken(database: Database, site: string, token: string) {
  return readOne(database, {
    sql: 'SELECT * FROM online_payments WHERE token_hash = ? AND site = ?',
    args: [sha256(token), site],
  });
}

export async function paymentById(database: Database, site: string, id: string) {
  return readOne(database, {
    sql: 'SELECT * FROM online_payments WHERE id = ? AND site = ?',
    args: [id, site],
  });
}

/** Other payments begun from the same form that can still be made at the provider. */
export async function othersOfForm(
  database: Pick<Database, 'execute'>,
  { id, site, formHash }: Pick<OnlinePayment, 'id' | 'site' | 'formHash'>,
): Promise<OnlinePayment[]> {
  const rows = await database.execute({
    sql: `SELECT * FROM online_payments
      WHERE site = ?1 AND form_hash = ?2 AND state = 'open' AND id <> ?3 AND provider_id IS NOT NULL`,
    args: [site, formHash, id],
  });
  return v.parse(v.array(rowSchema), rows);
}

/**
 * Extends the expiry of a payment that has no page at the provider yet; of two concurrent requests
 * the first wins.
 */
export async function extendExpiry(
  database: Database,
  { id, expiresAtMs }: Pick<OnlinePayment, 'id' | 'expiresAtMs'>,
  untilMs: number,
): Promise<void> {
  await database.execute({
    sql: 'UPDATE online_payments SET expires_at = ?3 WHERE id = ?1 AND expires_at = ?2 AND provider_url IS NULL',
    args: [id, expiresAtMs, untilMs],
  });
}

/** Stores the provider's payment page; of two concurrent answers the first is kept. */
export async function storePaymentPage(
  database: Database,
  { id }: Pick<OnlinePayment, 'id'>,
  place: { readonly id: string; readonly url: string },
): Promise<void> {
  await database.execute({
    sql: 'UPDATE online_payments SET provider_id = ?2, provider_url = ?3 WHERE id = ?1 AND provider_url IS NULL',
    args: [id, place.id, place.url],
  });
}

interface Settled {
  readonly state: PaymentState;
  readonly payment: string | null;
  readonly amountCents: number;
  readonly nowMs: number;
}

/**
 * Stores a new state, unless the payment has the same or a later one. `settled_at` stays the time
 * of payment after a refund, because the receipt shows it.
 */
export function settleStatement(
  { id }: Pick<OnlinePayment, 'id'>,
  { state, payment, amountCents, nowMs }: Settled,
): Statement {
  const earlier = earlierStates(state);
  return {
    sql: `UPDATE online_payments SET state = ?2, payment = coalesce(?3, payment),
        settled_at = CASE ?2 WHEN 'paid' THEN ?5 WHEN 'refunded' THEN coalesce(settled_at, ?5) END,
        amount_cents = CASE WHEN ?2 = 'paid' THEN ?4 ELSE amount_cents END
      WHERE id = ?1 AND state IN (${earlier.map((_, index) => `?${index + 6}`).join(', ')})`,
    args: [id, state, payment, amountCents, nowMs, ...earlier],
  };
}

/** Marks the receipt as done: it was sent, or the address does not exist. */
export function mailedStatement({ id }: Pick<OnlinePayment, 'id'>, nowMs: number): Statement {
  return { sql: 'UPDATE online_payments SET mailed_at = ?2 WHERE id = ?1', args: [id, nowMs] };
}

/** Longer than any provider delays its events. */
const UNPAID_LIFE_MS = 30 * 24 * 3_600_000;

/**
 * Deletes payments that were never made, with their contact details; completed ones are the
 * dealer's records.
 */
export function paymentHousekeeping(nowMs: number): readonly Statement[] {
  return [
    {
      sql: "DELETE FROM online_payments WHERE state IN ('open', 'unpaid') AND expires_at <= ?",
      args: [nowMs - UNPAID_LIFE_MS],
    },
    { sql: 'DELETE FROM own_payments WHERE payment NOT IN (SELECT id FROM online_payments)' },
  ];
}
