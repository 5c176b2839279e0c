import * as v from 'valibot';
import { type DepositChange, depositStates, refundReasons } from '#src/checkout/deposit-state.ts';
import type { Statement } from '../../ports/database.ts';

const text = v.nullable(v.string());

/** As `depositColumns` names them beside the row of their reservation. */
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
    /** The provider takes no money after it, milliseconds since 1970. It also tells one try to pay from the next. */
    payUntilMs: row.deposit_pay_until,
    /** The provider's page where it is paid; null until there is one. */
    session: row.deposit_session,
    url: row.deposit_url,
    /** The provider's name of the money; null until it was taken. */
    payment: row.deposit_payment,
    reason: row.deposit_reason,
  })),
);

/** The deposit of a reservation that is paid online. */
export type Deposit = v.InferOutput<typeof depositRow>;

/** For `reservation_payments AS d`. */
export const depositColumns = `d.state AS deposit_state, d.amount_cents AS deposit_cents, d.version AS deposit_version,
  d.pay_until AS deposit_pay_until, d.session AS deposit_session, d.url AS deposit_url,
  d.payment AS deposit_payment, d.reason AS deposit_reason`;

const minuteMs = 60_000;

/** The provider hears of a payment a moment after us, and wants half an hour from then. */
const slackMs = 2 * minuteMs;
/** What was paid in the last moment is told a little later. */
const graceMs = 5 * minuteMs;

/** Until when it can be paid, and until when the car is held for that. */
export function timesToPay(payMinutes: number, nowMs: number) {
  const payUntilMs = nowMs + payMinutes * minuteMs + slackMs;
  return { payUntilMs, heldUntilMs: payUntilMs + graceMs };
}

/** Whether the way to pay still leads somewhere: the provider's page, once there is one, ends before the hold does. */
export function isPayable({ state, url, payUntilMs }: Deposit, nowMs: number): boolean {
  return state === 'open' && (url === null || payUntilMs > nowMs);
}

interface NewDeposit {
  readonly reservation: string;
  readonly site: string;
  readonly amountCents: number;
  readonly payUntilMs: number;
  /** When somebody should look what has become of it. */
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
  /** The version that was read: with another one the statement fails, and takes its whole transaction back. */
  readonly version: number;
  /** Null where none was told. */
  readonly payment: string | null;
  readonly nowMs: number;
}

/** A row needs its version, so the statement fails where somebody else was faster. */
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
