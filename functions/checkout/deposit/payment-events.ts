import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { bodyCutOff } from '../../http/limit-body.ts';
import { sentText } from '../../http/read-body.ts';
import { notFoundProblem, problemReply } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { settlePayment } from '../../payment/settle-payment.ts';
import type { PaymentEvent } from '../../ports/payments.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { applyDepositEvent } from './paid-deposit.ts';

/**
 * Applies a payment event; must be idempotent. Rejects on failure, so that the provider sends the
 * event again.
 */
type PaymentHandler = (ports: Ports, published: PublishedSite, event: PaymentEvent) => Promise<void>;

/** Handlers by the prefix of the payment reference, up to the colon. */
const handlers: Readonly<Record<string, PaymentHandler>> = {
  reservation: applyDepositEvent,
  'online-payment': settlePayment,
};

const PATH = '/api/payments/stripe';

const receivedSchema = v.object({ received: v.literal(true) });

export const paymentEventEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: PATH,
    summary: "Receives Stripe's events about payments, signed with the webhook's secret",
    body: v.object({
      id: v.string(),
      type: v.string(),
      data: v.object({ object: v.unknown() }),
    }),
    replies: {
      200: { description: 'Stored, now or before; or not relevant', schema: receivedSchema },
      400: { description: 'Not signed by Stripe, or signed more than five minutes ago' },
      404: { description: 'This dealer has no online payments' },
    },
  },
];

/**
 * `POST /api/payments/stripe`: the state of a payment comes from Stripe only, never from the
 * shopper's browser.
 */
export function paymentEventRoutes(ports: Ports) {
  return new Hono<AppEnv>().post(PATH, publishedSiteOf(ports), (c) => take(c, ports));
}

async function take(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { published } = c.var;
  if (published.settings.payment.stripe === null)
    return notFoundProblem('This dealer takes no money online.');
  const { headers } = c.req.raw;
  const text = await sentText(c);
  if (text === null) return bodyCutOff();
  const event = await ports.payments.readEvent(published, text, headers, ports.now());
  if (event === null) {
    return problemReply({ status: 400, title: 'Not signed', detail: 'Stripe has not signed this just now.' });
  }
  if (event !== 'other' && !(await isKnown(ports, published, event))) await handle(ports, published, event);
  return c.json({ received: true } satisfies v.InferOutput<typeof receivedSchema>);
}

async function isKnown({ database }: Ports, { slug }: PublishedSite, { id }: PaymentEvent): Promise<boolean> {
  const rows = await database.execute({
    sql: 'SELECT 1 FROM payment_events WHERE site = ? AND event = ?',
    args: [slug, id],
  });
  return rows.length > 0;
}

/** Records the event after it was handled, so that a failed one is processed again. */
async function handle(ports: Ports, published: PublishedSite, event: PaymentEvent): Promise<void> {
  const { id, kind, reference } = event;
  const [subject = ''] = reference.split(':');
  const handler = Object.hasOwn(handlers, subject) ? handlers[subject] : undefined;
  await handler?.(ports, published, event);
  await ports.database.execute({
    sql: 'INSERT OR IGNORE INTO payment_events (site, event, kind, reference, received_at) VALUES (?, ?, ?, ?, ?)',
    args: [published.slug, id, kind, reference.slice(0, 300), ports.now()],
  });
}
