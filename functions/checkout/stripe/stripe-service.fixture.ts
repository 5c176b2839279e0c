import { hmacSha256 } from '../../http/digest.ts';
import { localService } from '../../ports/local-service.fixture.ts';

interface Session {
  readonly id: string;
  readonly url: string;
  readonly metadata: { readonly reference: string };
  readonly amount_total: number;
  readonly expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

interface Refusal {
  readonly status: number;
  readonly body: { readonly error: { readonly code: string; readonly message: string } };
}

type Reply = ({ readonly body: unknown } | Refusal) & { readonly headers?: Readonly<Record<string, string>> };

export const webhookSecret = 'whsec_of_the_test';
export const stripeKey = 'sk_test_of_the_test';

/** Environment variables by the names used in `stripeSettings`. */
export const stripeSecrets: Readonly<Record<string, string>> = {
  STRIPE_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
};

export const stripeSettings = { key: 'STRIPE_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' } as const;

const refuse = (status: number, code: string): Refusal => ({
  status,
  body: { error: { code, message: `No: ${code}.` } },
});

/**
 * A fake Stripe that behaves as documented: it repeats its reply (also a failure) for the same
 * idempotency key and rejects a different request under it, rejects sessions shorter than 30
 * minutes, expires only open sessions and refunds once.
 */
export async function stripeService(now: () => number) {
  const sessions = new Map<string, Session>();
  const replies = new Map<string, { readonly request: string; readonly reply: Reply }>();
  const refunded: string[] = [];
  let isDown = false;
  let busy = 0;
  let count = 0;

  function create(fields: URLSearchParams, origin: string): Reply {
    const expiresAt = Number(fields.get('expires_at'));
    const left = expiresAt - now() / 1000;
    if (left < 30 * 60 || left > 24 * 3600) return refuse(400, 'parameter_invalid');
    count += 1;
    const session: Session = {
      id: `cs_${count}`,
      url: `${origin}/pay/cs_${count}`,
      metadata: { reference: fields.get('metadata[reference]') ?? '' },
      amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
      expiresAt,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    sessions.set(session.id, session);
    return { body: session };
  }

  function expire(session: Session): Reply {
    if (session.status !== 'open') return refuse(400, 'checkout_session_not_open');
    session.status = 'expired';
    return { body: session };
  }

  function refund(payment: string): Reply {
    if (refunded.includes(payment)) return refuse(400, 'charge_already_refunded');
    refunded.push(payment);
    return { body: { id: `re_${payment}`, status: 'succeeded' } };
  }

  const service = await localService(({ method, path = '', headers, body }): Reply => {
    if (headers.authorization !== `Bearer ${stripeKey}`) return refuse(401, 'api_key_invalid');
    const fields = new URLSearchParams(body);
    const key = headers['idempotency-key'];
    const known = typeof key === 'string' ? replies.get(key) : undefined;
    if (known?.request === body) return { ...known.reply, headers: { 'Idempotent-Replayed': 'true' } };
    if (known) return refuse(400, 'idempotency_error');
    if (busy > 0) {
      busy -= 1;
      return refuse(409, 'idempotency_key_in_use');
    }
    const [, id = '', action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const session = sessions.get(id);
    const answer = (): Reply => {
      if (isDown) return refuse(503, 'api_error');
      if (path === '/v1/refunds') return refund(fields.get('payment_intent') ?? '');
      if (id === '') return create(fields, 'https://checkout.stripe.example');
      if (session === undefined) return refuse(404, 'resource_missing');
      return action === 'expire' ? expire(session) : { body: session };
    };
    const reply = answer();
    if (typeof key === 'string' && method === 'POST') replies.set(key, { request: body, reply });
    return reply;
  });

  const last = () => {
    const session = [...sessions.values()].at(-1);
    if (session === undefined) throw new Error('No payment was created.');
    return session;
  };

  return {
    ...service,
    sessions,
    refunded,
    /** The session created last. */
    last,
    /** Makes every request fail until switched back. */
    goDown: (down: boolean) => {
      isDown = down;
    },
    /** Answers the next `times` requests with 409, as if their idempotency keys were in use. */
    beBusy: (times: number) => {
      busy = times;
    },
    /** Pays a session; returns the event. */
    pay: (session = last(), payment = `pi_${session.id}`) => {
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = payment;
      return eventOf('checkout.session.completed', session);
    },
    /** Lets a session expire; returns the event. */
    timeOut: (session = last()) => {
      session.status = 'expired';
      return eventOf('checkout.session.expired', session);
    },
    refundEvent: (session = last()) =>
      eventOf('charge.refunded', {
        refunded: true,
        metadata: session.metadata,
        payment_intent: session.payment_intent,
        amount_refunded: session.amount_total,
      }),
  };
}

let events = 0;

/** The body of an event as Stripe posts it, without a signature. */
export function eventOf(type: string, object: unknown): string {
  events += 1;
  return JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
}

/** The header `Stripe-Signature`. */
export function signatureOf(body: string, atMs: number, secret = webhookSecret): string {
  const time = Math.floor(atMs / 1000);
  return `t=${time},v1=${hmacSha256(secret, `${time}.${body}`)}`;
}
