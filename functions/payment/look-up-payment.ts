import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { takeFrom } from '../storage/limits.ts';
import { type OnlinePayment, paymentOfToken } from './online-payments.ts';
import { type SettlePorts, settlePayment } from './settle-payment.ts';

type LookPorts = SettlePorts & Pick<Ports, 'payments'>;

/** Minimum interval between two requests to the provider for one payment. */
const LOOK_EVERY_MS = 5000;

/**
 * The payment of a shopper's link. While it is open the provider is asked, because its event may be
 * late or lost. Without an answer the payment keeps its state.
 */
export async function refreshedPayment(
  ports: LookPorts,
  published: PublishedSite,
  token: string,
): Promise<OnlinePayment | null> {
  const { database, now } = ports;
  const payment = await paymentOfToken(database, published.slug, token);
  if (payment?.state !== 'open' || payment.providerId === null) return payment;
  const limit = { key: `look at payment ${payment.id}`, burst: 1, everyMs: LOOK_EVERY_MS };
  if ((await takeFrom(database, limit, now())) !== null) return payment;
  try {
    const event = await ports.payments.look(published, payment.providerId);
    if (event !== null) await settlePayment(ports, published, event);
  } catch (error) {
    ports.reportError(error);
  }
  return paymentOfToken(database, published.slug, token);
}
