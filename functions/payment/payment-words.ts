import type { PaymentReply } from '#src/payment/payment-reply.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { formatMoneyWithCents } from '#src/values/money.ts';
import type { OnlinePayment } from './online-payments.ts';

/** Values for texts with {amount}, {reference}, {dealer}, {name}, {number} and {date}. */
export function paymentWords(
  { amountCents, currency, reference, contact, settledAtMs, id }: OnlinePayment,
  { site }: Pick<Settings, 'site'>,
): Record<string, string> {
  const { locale, timeZone, name } = site;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return {
    amount: formatMoneyWithCents(amountCents / 100, currency),
    reference,
    dealer: name,
    name: contact.name,
    number: paymentNumber(id),
    date: settledAtMs === null ? '' : day.format(settledAtMs),
  };
}

/** A short number to read out: the first part of the id, in capitals. */
function paymentNumber(id: string): string {
  return (id.split('-')[0] ?? id).toUpperCase();
}

/** What anyone with the payment's link may see. */
export function paymentReply({ state, amountCents, currency, reference }: OnlinePayment): PaymentReply {
  return { state, amount_cents: amountCents, currency, reference };
}
