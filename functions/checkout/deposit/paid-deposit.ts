import type { PaymentEvent } from '../../ports/payments.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { reservationById } from '../reservations.ts';
import { refundDeposit } from './refund-deposit.ts';
import { type SettlePorts, settleDeposit } from './settle-deposit.ts';

const prefix = 'reservation:';

/** What comes back with every event of a deposit: whose it is, and of which try to pay it. */
export function depositReference(reservation: string, payUntilMs: number): string {
  return `${prefix}${reservation}:${payUntilMs}`;
}

/**
 * What the provider tells of a deposit, however often, late and in whatever order. Rejects when it could not be
 * taken down: the provider then says it again.
 */
export async function takeDepositEvent(
  ports: SettlePorts,
  published: PublishedSite,
  { kind, reference, payment }: PaymentEvent,
): Promise<void> {
  const [, id = '', attempt = ''] = /^reservation:([^:]+):(\d+)$/.exec(reference) ?? [];
  const known = id === '' ? null : await reservationById(ports.database, published.slug, id);
  if (known?.deposit == null) return;
  // A try that was given up says nothing of the one after it.
  if (kind === 'expired' && attempt !== String(known.deposit.payUntilMs)) return;
  const paidBefore = known.deposit.payment;
  if (payment !== null && paidBefore !== null && payment !== paidBefore) {
    if (kind === 'paid') await ports.payments.refund(published, payment, `refund-${id}-${payment}`);
    return;
  }
  const after = await settleDeposit(ports, published, id, { kind, payment });
  if (after !== null) await refundDeposit(ports, published, after);
}
