import { fill } from '#src/values/fill.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import type { OwnReservation } from '../reservation-reply.ts';
import { holdOf, holdStatement, type Reservation, reservationById } from '../reservations.ts';
import { type Deposit, isPayable, timesToPay } from './deposits.ts';
import { depositReference } from './paid-deposit.ts';
import type { SettleDepositPorts } from './settle-deposit.ts';

/** Stripe rejects sessions that expire in less than 30 minutes. */
const MIN_MS = 31 * 60_000;

/**
 * Returns the provider's payment page for a deposit, the same one for repeated requests, or null
 * when there is nothing to pay any more. `path` is the reservation page, with its origin. Rejects
 * when the provider cannot be reached.
 */
export async function beginDeposit(
  ports: SettleDepositPorts,
  published: PublishedSite,
  { reservation: { id }, lead }: OwnReservation,
  page: string,
): Promise<string | null> {
  const reservation = await withTime(ports, published, id);
  const { deposit } = reservation ?? {};
  if (!reservation || !deposit || !canPay(reservation, deposit, ports.now())) return null;
  if (deposit.url !== null) return deposit.url;
  const { settings } = published;
  const name = lead.vehicle?.name ?? reservation.slug;
  const begun = await ports.payments.begin(published, {
    key: `${id}-${deposit.payUntilMs}`,
    reference: depositReference(id, deposit.payUntilMs),
    amountCents: deposit.amountCents,
    currency: settings.site.currency,
    description: fill(settings.checkout.texts.payment, { name, dealer: settings.site.name }),
    email: String(lead.fields['email'] ?? ''),
    doneUrl: `${page}?paid=1`,
    backUrl: page,
    expiresAtMs: deposit.payUntilMs,
  });
  await keep(ports, reservation, deposit, begun);
  const after = await reservationById(ports.database, published.slug, id);
  const url = after?.deposit?.url ?? null;
  // The reservation was released meanwhile, or a concurrent request stored another payment page:
  // end this one, so that nobody pays on a page we have no record of.
  if (url !== begun.url) await ports.payments.end(published, begun.id);
  return after?.deposit?.state === 'open' ? url : null;
}

function canPay(reservation: Reservation, deposit: Deposit, nowMs: number): boolean {
  return holdOf(reservation, nowMs) === 'standing' && isPayable(deposit, nowMs);
}

/** Extends the time to pay if no payment page exists yet; an existing page keeps its expiry. */
async function withTime(ports: SettleDepositPorts, { slug, settings }: PublishedSite, id: string) {
  const reservation = await reservationById(ports.database, slug, id);
  const nowMs = ports.now();
  const { deposit } = reservation ?? {};
  if (!reservation || !deposit || !canPay(reservation, deposit, nowMs)) return reservation;
  if (deposit.url !== null || deposit.payUntilMs - nowMs >= MIN_MS) return reservation;
  const { payUntilMs, heldUntilMs } = timesToPay(settings.checkout.payMinutes, nowMs);
  await ports.database
    .transact([
      {
        sql: `UPDATE reservation_payments SET pay_until = ?3, due_at = ?4,
            version = CASE WHEN version = ?2 AND url IS NULL AND state = 'open' THEN version + 1 END
          WHERE reservation = ?1`,
        args: [id, deposit.version, payUntilMs, heldUntilMs],
      },
      holdStatement(reservation, heldUntilMs),
    ])
    // Fails when another tab was faster or the time is over; the stored state decides below.
    .catch(() => undefined);
  return reservationById(ports.database, slug, id);
}

async function keep(
  { database }: SettleDepositPorts,
  { id }: Reservation,
  { payUntilMs }: Deposit,
  begun: { readonly id: string; readonly url: string },
): Promise<void> {
  await database.execute({
    sql: `UPDATE reservation_payments SET session = ?, url = ?
      WHERE reservation = ? AND pay_until = ? AND state = 'open' AND url IS NULL`,
    args: [begun.id, begun.url, id, payUntilMs],
  });
}
