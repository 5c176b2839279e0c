import * as v from 'valibot';
import type { PaymentEvent, Payments, WantedPayment } from '../../ports/payments.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { eventOf, sessionEvent, sessionSchema, stripeEventSchema } from './stripe-events.ts';
import { isSignedByStripe } from './stripe-signature.ts';

interface Stripe {
  /** Base URL of the API, without a trailing slash. */
  readonly url?: string | undefined;
  /** Reads a secret by the name of its environment variable. */
  readonly secret: (name: string) => string | undefined;
  readonly timeoutMs?: number;
  /** Delay before a retry while Stripe processes the same idempotency key for another request. */
  readonly waitMs?: number;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Idempotency key: Stripe repeats its reply to the same key for a day. */
  readonly key?: string | undefined;
}

/** Pinned, because an account's default version may differ from the fields read here. */
const API_VERSION = '2024-06-20';

const USUAL_URL = 'https://api.stripe.com';
const DEFAULT_TIMEOUT_MS = 10_000;
const USUAL_WAIT_MS = 500;
const MAX_TRIES = 4;

const begunSchema = v.object({ id: v.string(), url: v.string() });
const refusalSchema = v.object({ error: v.object({ code: v.optional(v.string(), '') }) });

/** An error reply of Stripe, with its error code. */
class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly code: string;
  /** Stripe repeated an earlier reply to the same idempotency key. */
  readonly isReplayed: boolean;

  constructor({ status, headers }: Response, code: string) {
    super(`Stripe answered ${status}${code === '' ? '' : `, ${code}`}.`);
    this.status = status;
    this.code = code;
    this.isReplayed = headers.get('Idempotent-Replayed') === 'true';
  }
}

/**
 * Payments on Stripe Checkout, with a Stripe account per dealer.
 * @see https://docs.stripe.com/api/checkout/sessions
 */
export function stripePayments(stripe: Stripe): Payments {
  return {
    begin: async (site, wanted) => {
      const request = {
        method: 'POST',
        path: '/v1/checkout/sessions',
        fields: sessionFields(wanted),
        key: wanted.key,
      } as const;
      const { id, url } = v.parse(begunSchema, await ask(stripe, site, request));
      if (!isPageOf(stripe, url)) throw new Error('Stripe returned an invalid address.');
      return { id, url };
    },
    end: async (site, id) => {
      const path = `/v1/checkout/sessions/${encodeURIComponent(id)}/expire`;
      await ask(stripe, site, { method: 'POST', path }).catch(unlessOver);
    },
    look: async (site, id) => {
      const path = `/v1/checkout/sessions/${encodeURIComponent(id)}`;
      const session = v.parse(sessionSchema, await ask(stripe, site, { method: 'GET', path }));
      return sessionEvent(session, `look ${id}`);
    },
    refund: async (site, payment, key) => {
      const fields = { payment_intent: payment };
      await ask(stripe, site, { method: 'POST', path: '/v1/refunds', fields, key }).catch(unlessRefunded);
    },
    readEvent: (site, body, headers, nowMs) => readEvent(stripe, site, { body, headers, nowMs }),
  };
}

/** Only cards (with Apple Pay and Google Pay), because such payments complete immediately. */
function sessionFields(wanted: WantedPayment): Record<string, string> {
  const { reference, amountCents, currency, description, email, doneUrl, backUrl, expiresAtMs } = wanted;
  const price = 'line_items[0][price_data]';
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'metadata[reference]': reference,
    'payment_intent_data[metadata][reference]': reference,
    'payment_intent_data[description]': description,
    customer_email: email,
    success_url: doneUrl,
    cancel_url: backUrl,
    expires_at: String(Math.floor(expiresAtMs / 1000)),
    'line_items[0][quantity]': '1',
    [`${price}[currency]`]: currency.toLowerCase(),
    [`${price}[unit_amount]`]: String(amountCents),
    [`${price}[product_data][name]`]: description,
  };
}

/**
 * Checks the payment page before shoppers are sent there: it must use https, or the protocol of the
 * API, which a test runs locally.
 */
function isPageOf({ url: api = USUAL_URL }: Stripe, url: string): boolean {
  return URL.canParse(url) && ['https:', new URL(api).protocol].includes(new URL(url).protocol);
}

/**
 * Stripe stores failures under their idempotency key too, and answers 409 while it processes the
 * key for another request. A stored failure is therefore retried without a key, and a 409 after a
 * delay.
 * @see https://docs.stripe.com/api/idempotent_requests
 */
async function ask(stripe: Stripe, site: PublishedSite, asked: Asked): Promise<unknown> {
  let question = asked;
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(stripe, site, question);
    } catch (error) {
      if (!(error instanceof StripeRefusal) || tries === MAX_TRIES) throw error;
      if (error.isReplayed) question = { ...asked, key: undefined };
      else if (error.status === 409) await passed(stripe.waitMs ?? USUAL_WAIT_MS);
      else throw error;
    }
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function askOnce(stripe: Stripe, site: PublishedSite, asked: Asked): Promise<unknown> {
  const { url = USUAL_URL, timeoutMs = DEFAULT_TIMEOUT_MS } = stripe;
  const { method, path, fields, key } = asked;
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${secretOf(stripe, site, 'key')}`,
      'Stripe-Version': API_VERSION,
      ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok) return body;
  const refusal = v.safeParse(refusalSchema, body);
  throw new StripeRefusal(reply, refusal.success ? refusal.output.error.code : '');
}

/** Throws an error for the operator when the variable is not set. */
function secretOf({ secret }: Stripe, site: PublishedSite, which: 'key' | 'webhookSecret'): string {
  const { stripe } = site.settings.payment;
  if (stripe === null) throw new Error(`${site.slug} takes no money online.`);
  const value = secret(stripe[which]);
  if (value === undefined) throw new Error(`The environment variable ${stripe[which]} is not set.`);
  return value;
}

/**
 * "Only open sessions can be expired": a session that is paid, expired or unknown takes no more
 * money.
 */
function unlessOver(error: unknown): void {
  if (!(error instanceof StripeRefusal) || ![400, 404].includes(error.status)) throw error;
}

/**
 * Without this idempotency key the charge counts as refunded already: refunds are always for the
 * whole amount, so nothing is paid back twice.
 */
function unlessRefunded(error: unknown): void {
  if (!(error instanceof StripeRefusal) || error.code !== 'charge_already_refunded') throw error;
}

interface Notice {
  readonly body: string;
  readonly headers: Headers;
  readonly nowMs: number;
}

async function readEvent(
  stripe: Stripe,
  site: PublishedSite,
  { body, headers, nowMs }: Notice,
): Promise<PaymentEvent | 'other' | null> {
  if (site.settings.payment.stripe === null) return null;
  const secret = secretOf(stripe, site, 'webhookSecret');
  const signature = headers.get('Stripe-Signature') ?? '';
  if (!(await isSignedByStripe({ body, signature, secret, nowMs }))) return null;
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), stripeEventSchema), body);
  return event.success ? (eventOf(event.output) ?? 'other') : 'other';
}
