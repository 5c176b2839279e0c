import * as v from 'valibot';
import type { PaymentEvent } from '../../ports/payments.ts';

const text = v.nullish(v.string(), null);
const metadata = v.nullish(v.record(v.string(), v.string()), {});

/** The fields of a Checkout Session that are used here. */
export const sessionSchema = v.object({
  status: text,
  payment_status: text,
  metadata,
  payment_intent: text,
  amount_total: v.nullish(v.number(), 0),
});

const chargeSchema = v.object({
  /** True once the whole amount is refunded. */
  refunded: v.boolean(),
  metadata,
  payment_intent: text,
  amount_refunded: v.number(),
});

export const stripeEventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.string(),
  data: v.object({ object: v.unknown() }),
});

type Session = v.InferOutput<typeof sessionSchema>;

/** Null for events that are not used here. */
export function eventOf({ id, type, data }: v.InferOutput<typeof stripeEventSchema>): PaymentEvent | null {
  if (type === 'charge.refunded') return refundEvent(data.object, id);
  if (!type.startsWith('checkout.session.')) return null;
  const session = v.safeParse(sessionSchema, data.object);
  if (!session.success) return null;
  // A delayed payment method failed although its session says "complete".
  const isFailed = type === 'checkout.session.async_payment_failed';
  return isFailed ? paymentEvent(session.output, id, 'expired') : sessionEvent(session.output, id);
}

/** The result of a session; null while it is open or its payment is pending. */
export function sessionEvent(session: Session, id: string): PaymentEvent | null {
  if (session.status === 'expired') return paymentEvent(session, id, 'expired');
  return session.payment_status === 'paid' ? paymentEvent(session, id, 'paid') : null;
}

function paymentEvent(session: Session, id: string, kind: 'paid' | 'expired'): PaymentEvent | null {
  const { reference } = session.metadata;
  if (!reference) return null;
  const payment = kind === 'paid' ? session.payment_intent : null;
  return { id, kind, reference, payment, amountCents: session.amount_total };
}

/** A charge has the metadata that was set on its payment. */
function refundEvent(object: unknown, id: string): PaymentEvent | null {
  const charge = v.safeParse(chargeSchema, object);
  if (!charge.success || !charge.output.refunded) return null;
  const { metadata: known, payment_intent: payment, amount_refunded: amountCents } = charge.output;
  const { reference } = known;
  return reference ? { id, kind: 'refunded', reference, payment, amountCents } : null;
}
