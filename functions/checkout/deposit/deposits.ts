import * as v from 'valibot';
import { type DepositChange, depositStates, refundReasons } from '#src/checkout/deposit-state.ts';
import type { Statement } from '../../ports/database.ts';

const text = v.nullable(v.string());

/** Columns of a deposit, named as `DEPOSIT_COLUMNS` selects them together with their reservation. */
export const depositRow = v.pipe(
  v.object({
    deposit_state: v.picklist(depositStates),
    deposit_cents: v.number(),
    deposit_version: v.number(),
    deposit_pay_until: v.number(),
    deposit_session: text,
    deposit_url: text,
    deposit_payment: text,
    deposit_reason: v.nullable(v.picklist(refundReasons)),
  }),
  v.transform((row) => ({
    state: row.deposit_state,
    amountCents: row.deposit_cents,
    version: row.deposit_version,
    /**
     * Expiry of the payment at the provider, milliseconds since 1970. It also identifies the
     * attempt to pay.
     */
    payUntilMs: row.deposit_pay_until,
    /** The provider's payment page; null until it is created. */
    session: row.deposit_session,
    url: row.deposit_url,
    /** The provider's id of the payment; null until it is paid. */
    payment: row.deposit_payment,
    reason: row.deposit_reason,
  })),
);

/** The deposit of a reservation that is paid online. */
export type Deposit = v.InferOutput<typeof depositRow>;

/** Requires `reservation_payments AS d`. */
export const DEPOSIT_COLUMNS = `d.state AS deposit_state, d.amount_cents AS deposit_cents, d.version AS deposit_version,
  d.pay_until AS deposit_pay_until, d.session AS deposit_session, d.url AS deposit_url,
  d.payment AS deposit_payment, d.reason AS deposit_reason`;

const MINUTE_MS = 60_000;

/** The provider receives the request a moment later, and requires 30 minutes from then. */
const SLACK_MS = 2 * MINUTE_MS;
/** The event of a payment made in the last moment arrives later. */
const GRACE_MS = 5 * MINUTE_MS;

/** Until when the deposit can be paid, and until when the car is held for it. */
export function timesToPay(payMinutes: number, nowMs: number) {
  const payUntilMs = nowMs + payMinutes * MINUTE_MS + SLACK_MS;
  return { payUntilMs, heldUntilMs: payUntilMs + GRACE_MS };
}

/** Whether the deposit can still be paid: an existing payment page expires before the hold ends. */
export function isPayable({ state, url, payUntilMs }: Deposit, nowMs: number): boolean {
  return state === 'open' && (url === null || payUntilMs > nowMs);
}

interface NewDeposit {
  readonly reservation: string;
  readonly site: string;
  readonly amountCents: number;
  readonly payUntilMs: number;
  /** When the deposit is to be checked next. */
  readonly dueMs: number;
}

export function insertDeposit(deposit: NewDeposit): Statement {
  const { reservation, site, amountCents, payUntilMs, dueMs } = deposit;
  return {
    sql: `INSERT INTO reservation_payments
        (reservation, site, state, amount_cents, version, pay_until, due_at, leased_until)
      VALUES (?, ?, 'open', ?, 0, ?, ?, 0)`,
    args: [reservation, site, amountCents, payUntilMs, dueMs],
  };
}

interface Changed extends DepositChange {
  readonly reservation: string;
  /**
   * The version that was read. If it has changed, the statement fails and rolls its transaction
   * back.
   */
  readonly version: number;
  /** Null when the event names no payment. */
  readonly payment: string | null;
  readonly nowMs: number;
}

/** `version` is NOT NULL, so the statement fails when a concurrent change was faster. */
export function changeDeposit(change: Changed): Statement {
  const { reservation, version, deposit, reason, payment, nowMs } = change;
  return {
    sql: `UPDATE reservation_payments SET state = ?3, reason = coalesce(?4, reason), payment = coalesce(?5, payment),
        paid_at = CASE WHEN ?3 = 'paid' THEN ?6 ELSE paid_at END, due_at = ?6, leased_until = 0,
        version = CASE WHEN version = ?2 THEN version + 1 END
      WHERE reservation = ?1`,
    args: [reservation, version, deposit, reason, payment, nowMs],
  };
}
