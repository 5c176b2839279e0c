import type { Context } from 'hono';
import type { OnlinePaymentForm } from '#src/payment/online-payment.schema.ts';
import { PAYMENT_PATH, paymentDonePath } from '#src/payment/payment-paths.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { fill } from '#src/values/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { hmacSha256 } from '../http/digest.ts';
import { leadContext } from '../leads/lead-context.ts';
import { idempotencyKeyOf, isSecretKey } from '../leads/store/idempotency-key.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import {
  extendExpiry,
  type OnlinePayment,
  othersOfForm,
  paymentById,
  paymentOfToken,
  storePayment,
  storePaymentPage,
} from './online-payments.ts';
import { storePaymentOwner } from './own-payments.ts';
import { referenceOf } from './payment-reference.ts';
import { type SettlePorts, settlePayment } from './settle-payment.ts';

type PaymentPorts = SettlePorts & Pick<Ports, 'payments'>;

const MINUTE_MS = 60_000;

/** Stripe requires sessions of at least 30 minutes; five more are for the request itself. */
const MIN_OPEN_MS = 35 * MINUTE_MS;

interface Begun {
  readonly payment: OnlinePayment;
  /** The secret token of the shopper's link. */
  readonly token: string;
}

/**
 * Stores a payment and creates its payment page at the provider. Requests with the same idempotency
 * key and amount belong to one payment, even if they arrive at once. A request with another amount
 * first closes the payment page of the earlier amount, so that the shopper cannot pay twice; if that
 * was paid already, the paid payment is returned. Rejects when the provider cannot be reached; a
 * retry continues this payment.
 */
export async function beginPayment(
  c: Context<AppEnv>,
  ports: PaymentPorts,
  sent: OnlinePaymentForm,
): Promise<Begun> {
  const { payment: stored, token, key } = await store(c, ports, sent);
  const { session, published } = c.var;
  if (session !== null) {
    const owner = { site: dealerOf(published), userId: session.userId };
    await storePaymentOwner(ports.database, stored, owner);
  }
  const made = await closeOthersOfForm(ports, published, stored);
  if (made !== null) return { payment: made, token: tokenOf(key, contentOf(published, made)) };
  if (stored.state !== 'open' || stored.providerUrl !== null) return { payment: stored, token };
  const payment = await withTimeLeft(ports, published, stored);
  const { origin } = new URL(c.req.url);
  const place = await ports.payments.begin(published, {
    // The provider rejects a key that is repeated with other content, so a new expiry needs a new
    // key.
    key: `${payment.id}:${payment.expiresAtMs}`,
    reference: referenceOf(payment),
    amountCents: payment.amountCents,
    currency: payment.currency,
    description: fill(published.settings.payment.page.texts.description, {
      reference: payment.reference,
      dealer: published.settings.site.name,
    }),
    email: payment.contact.email,
    doneUrl: `${origin}${paymentDonePath(token)}&returned=1`,
    backUrl: `${origin}${PAYMENT_PATH}`,
    expiresAtMs: payment.expiresAtMs,
  });
  await storePaymentPage(ports.database, payment, place);
  return { payment: (await paymentById(ports.database, published.slug, payment.id)) ?? payment, token };
}

/**
 * Closes the pages of payments that the shopper has begun with the same form and then changed.
 * Returns the one that was made before its page could be closed, else null.
 */
async function closeOthersOfForm(
  ports: PaymentPorts,
  published: PublishedSite,
  payment: OnlinePayment,
): Promise<OnlinePayment | null> {
  for (const other of await othersOfForm(ports.database, payment)) {
    if (other.providerId === null) continue;
    await ports.payments.end(published, other.providerId);
    const event = await ports.payments.look(published, other.providerId);
    // A receipt that could not be sent must not hide that the payment was made.
    if (event !== null) await settlePayment(ports, published, event).catch(ports.reportError);
    if (event?.kind === 'paid') return (await paymentById(ports.database, published.slug, other.id)) ?? other;
  }
  return null;
}

/**
 * Extends the expiry of a payment whose first attempt failed, when a retry comes too late for the
 * provider.
 */
async function withTimeLeft(
  { database, now }: PaymentPorts,
  { slug, settings }: PublishedSite,
  payment: OnlinePayment,
): Promise<OnlinePayment> {
  if (payment.expiresAtMs - now() >= MIN_OPEN_MS) return payment;
  await extendExpiry(database, payment, now() + settings.payment.page.openMinutes * MINUTE_MS);
  return (await paymentById(database, slug, payment.id)) ?? payment;
}

/** Whether a payment exists for this form and idempotency key. */
export async function isPaymentBegun(
  c: Context<AppEnv>,
  { database }: Pick<Ports, 'database'>,
  sent: OnlinePaymentForm,
): Promise<boolean> {
  const { published } = c.var;
  const key = idempotencyKeyOf(c.req.raw, sent.idempotency_key);
  if (!isSecretKey(key)) return false;
  const token = tokenOf(key, contentOf(published, contentOfForm(published, sent)));
  return (await paymentOfToken(database, published.slug, token)) !== null;
}

function tokenOf(key: string, content: string): string {
  return hmacSha256(`payment token ${key}`, content);
}

function contactOf({ name, last_name, email, phone }: OnlinePayment['contact']) {
  return { name, last_name, email, phone };
}

type Content = Pick<OnlinePayment, 'amountCents' | 'currency' | 'reference' | 'contact'>;

function contentOf({ slug }: PublishedSite, { amountCents, currency, reference, contact }: Content): string {
  return JSON.stringify([slug, amountCents, currency, reference, contactOf(contact)]);
}

function contentOfForm({ settings }: PublishedSite, sent: OnlinePaymentForm): Content {
  const { amount: amountCents, reference } = sent;
  return { amountCents, currency: settings.site.currency, reference, contact: contactOf(sent) };
}

async function store(c: Context<AppEnv>, ports: PaymentPorts, sent: OnlinePaymentForm) {
  const { published } = c.var;
  const { slug: site, settings } = published;
  const wanted = contentOfForm(published, sent);
  const content = contentOf(published, wanted);
  const own = idempotencyKeyOf(c.req.raw, sent.idempotency_key);
  // A key that could be guessed would reveal this payment to others, so it is replaced by a random
  // one.
  const key = isSecretKey(own) ? own : ports.chance.token();
  const token = tokenOf(key, content);
  const nowMs = ports.now();
  const { attributes, consent } = leadContext(
    c,
    { ...sent, opt_in: false, url: undefined, lead_attributes: undefined },
    { terms: null, nowMs },
  );
  const payment = await storePayment(ports.database, {
    id: ports.chance.id(),
    keyHash: hmacSha256(`payment key ${key}`, content),
    formHash: hmacSha256(`payment form ${key}`, site),
    ...wanted,
    ...{ site, token, attributes, consent, nowMs },
    expiresAtMs: nowMs + settings.payment.page.openMinutes * MINUTE_MS,
  });
  return { payment, token, key };
}
