import { fill } from '#src/values/fill.ts';
import { DeliveryFailure } from '../leads/delivery/delivery-failure.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { mailedStatement, type OnlinePayment } from './online-payments.ts';
import { paymentWords } from './payment-words.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends the receipt of a payment if the server can send e-mail. The idempotency key prevents
 * duplicates. Rejects when a retry may succeed; an address that does not exist is not retried.
 */
export async function mailReceipt(
  { database, mail, now, reportError }: Pick<Ports, 'database' | 'mail' | 'now' | 'reportError'>,
  { settings }: Pick<PublishedSite, 'settings'>,
  payment: OnlinePayment,
): Promise<void> {
  if (mail === null) return;
  const words = paymentWords(payment, settings);
  const { subject, text } = settings.payment.page.mail;
  const message = {
    to: [payment.contact.email],
    replyTo: settings.site.email ?? undefined,
    subject: fill(subject, words),
    text: fill(text, words),
    key: `online payment ${payment.id}`,
  };
  try {
    await mail.send(message, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof DeliveryFailure) || error.kind === 'temporary') throw error;
    reportError(error);
  }
  await database.execute(mailedStatement(payment, now()));
}
