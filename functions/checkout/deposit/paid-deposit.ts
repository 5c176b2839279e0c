import type { PaymentEvent } from '../../ports/payments.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { reservationById } from '../reservations.ts';
import { refundDeposit } from './refund-deposit.ts';
import { type SettleDepositPorts, settleDeposit } from './settle-deposit.ts';

const PREFIX = 'reservation:';

/**
 * The reference that the provider returns with every event of a deposit: the reservation and the
 * attempt to pay.
 */
export function depositReference(reservation: string, payUntilMs: number): string {
  return `${PREFIX}${reservation}:${payUntilMs}`;
}

/**
 * Applies a payment event to a deposit. Events may arrive repeatedly, late and in any order.
 * Rejects when it could not be stored, so that the provider sends it again.
 */
export async function applyDepositEvent(
  ports: SettleDepositPorts,
  published: PublishedSite,
  { kind, reference, payment }: PaymentEvent,
): Promise<void> {
  const [, id = '', attempt = ''] = /^reservation:([^:]+):(\d+)$/.exec(reference) ?? [];
  const known = id === '' ? null : await reservationById(ports.database, published.slug, id);
  if (known?.deposit == null) return;
  // The expiry of an earlier attempt says nothing about the current one.
  if (kind === 'expired' && attempt !== String(known.deposit.payUntilMs)) return;
  const paidBefore = known.deposit.payment;
  if (payment !== null && paidBefore !== null && payment !== paidBefore) {
    if (kind === 'paid') await ports.payments.refund(published, payment, `refund-${id}-${payment}`);
    return;
  }
  const after = await settleDeposit(ports, published, id, { kind, payment });
  if (after !== null) await refundDeposit(ports, published, after);
}
