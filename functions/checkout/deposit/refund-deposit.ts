import type { PublishedSite } from '../../ports/published-site.ts';
import type { Reservation } from '../reservations.ts';
import { type SettleDepositPorts, settleDeposit } from './settle-deposit.ts';

/**
 * A claimed refund is released after this time, because its process must have died; longer than the
 * provider's timeout.
 */
const LEASE_MS = 60_000;
const WAIT_MS = 5 * 60_000;

/**
 * Refunds a deposit, once: the idempotency key keeps the provider from refunding it again. A
 * failure is retried in the next round.
 */
export async function refundDeposit(
  ports: SettleDepositPorts,
  published: PublishedSite,
  reservation: Reservation,
): Promise<void> {
  const { id, deposit } = reservation;
  if (deposit?.state !== 'refund-due' || !(await claim(ports, id))) return;
  try {
    if (deposit.payment === null) throw new Error(`The payment of reservation ${id} to refund is unknown.`);
    await ports.payments.refund(published, deposit.payment, `refund-${id}`);
    await settleDeposit(ports, published, id, { kind: 'refunded', payment: null });
  } catch (error) {
    ports.reportError(error);
    await ports.database.execute({
      sql: `UPDATE reservation_payments SET leased_until = 0, due_at = ?
        WHERE reservation = ? AND state = 'refund-due'`,
      args: [ports.now() + WAIT_MS, id],
    });
  }
}

async function claim({ database, now }: SettleDepositPorts, reservation: string): Promise<boolean> {
  const nowMs = now();
  const claimed = await database.execute({
    sql: `UPDATE reservation_payments SET leased_until = ?2 + ${LEASE_MS}
      WHERE reservation = ?1 AND state = 'refund-due' AND leased_until <= ?2 RETURNING reservation`,
    args: [reservation, nowMs],
  });
  return claimed.length === 1;
}
