import { unrouted } from '#src/leads/routing/lead-routing.ts';
import { afterEvent } from '#src/payment/payment-state.ts';
import { fill } from '#src/values/fill.ts';
import { sitesOfDealer } from '../http/site/sites-of-dealer.ts';
import { storeLead } from '../leads/store/store-lead.ts';
import type { PaymentEvent } from '../ports/payments.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { mailReceipt } from './mail-receipt.ts';
import { type OnlinePayment, paymentById, settleStatement } from './online-payments.ts';
import { ownedByPayer } from './own-payments.ts';
import { paymentIdOf } from './payment-reference.ts';
import { paymentWords } from './payment-words.ts';

export type SettlePorts = Pick<
  Ports,
  'database' | 'listSites' | 'publishedSite' | 'now' | 'chance' | 'leadsArrived' | 'mail' | 'reportError'
>;

/**
 * Applies an event of the provider to a payment. Idempotent, in any order of events. A completed
 * payment becomes a lead for the dealer in the same transaction. Rejects when the receipt could not
 * be sent, so that the provider sends the event again.
 */
export async function settlePayment(
  ports: SettlePorts,
  told: PublishedSite,
  event: PaymentEvent,
): Promise<void> {
  const id = paymentIdOf(event.reference);
  const begun = id === null ? null : await begunPayment(ports, told, id);
  if (begun === null) return;
  const { payment, published } = begun;
  const state = afterEvent(payment.state, event.kind);
  if (state !== payment.state) await takeDown(ports, published, payment, { ...event, state });
  const settled = await paymentById(ports.database, published.slug, payment.id);
  if (settled?.state === 'paid' && settled.mailedAtMs === null) await mailReceipt(ports, published, settled);
}

/**
 * The payment, and the site on which it was begun: the provider tells one address of the dealer about the payments of
 * its sites in all languages.
 */
async function begunPayment(ports: SettlePorts, told: PublishedSite, id: string) {
  for (const slug of await sitesOfDealer(ports, told)) {
    const payment = await paymentById(ports.database, slug, id);
    const published = slug === told.slug ? told : payment && (await ports.publishedSite(slug));
    // A site that is no longer published leaves its payments to its dealer.
    if (payment !== null) return { payment, published: published ?? { ...told, slug } };
  }
  return null;
}

async function takeDown(
  ports: SettlePorts,
  published: PublishedSite,
  payment: OnlinePayment,
  event: PaymentEvent & Pick<OnlinePayment, 'state'>,
): Promise<void> {
  const nowMs = ports.now();
  const statement = settleStatement(payment, { ...event, nowMs });
  if (event.state !== 'paid') {
    await ports.database.execute(statement);
    return;
  }
  const { settings } = published;
  const { lead } = settings.payment.page;
  const paid = { ...payment, amountCents: event.amountCents, settledAtMs: nowMs };
  await storeLead(ports, published, {
    category: lead.category,
    subcategory: null,
    fields: {
      ...filledIn(payment.contact),
      message: fill(lead.message, paymentWords(paid, settings)),
      amount: event.amountCents / 100,
      reference: payment.reference,
    },
    ...{ vehicle: null, routing: unrouted, attributes: payment.attributes, consent: payment.consent },
    idempotencyKey: `online payment ${payment.id}`,
    with: (lead) => [statement, ...ownedByPayer(payment, lead)],
  });
}

function filledIn(contact: OnlinePayment['contact']): Record<string, string> {
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''));
}
