import * as v from 'valibot';
import { paymentBegunSchema } from './payment-reply.schema.ts';

/** The provider has ten seconds to answer us. */
const patienceMs = 20_000;

const refusalSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

export type PaymentRefusal = v.InferOutput<typeof refusalSchema>;

export type SentPayment =
  | { readonly kind: 'begun'; readonly redirectUrl: string }
  /** Nobody made the payment of this key in time: it takes another. */
  | { readonly kind: 'over' }
  | { readonly kind: 'signed-out' }
  | ({ readonly kind: 'refused' } & PaymentRefusal)
  /** No answer; whether it arrived nobody knows, and the form's key keeps it one payment. */
  | { readonly kind: 'unreachable' };

interface Sending {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Sends what was typed. Never rejects. */
export async function sendPayment({ action, values }: Sending, request = fetch): Promise<SentPayment> {
  try {
    const reply = await request(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await reply.json();
    if (reply.status === 401) return { kind: 'signed-out' };
    if (!reply.ok) return { kind: 'refused', ...v.parse(refusalSchema, body) };
    const { payment, redirectUrl } = v.parse(paymentBegunSchema, body);
    return payment.state === 'unpaid' ? { kind: 'over' } : { kind: 'begun', redirectUrl };
  } catch {
    return { kind: 'unreachable' };
  }
}
