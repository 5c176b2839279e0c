import * as v from 'valibot';
import type { FormValues } from '../../../forms/read-form.ts';
import type { FieldError } from '../../../ui/field-error.ts';
import { type Purchase, purchaseSchema, type TradeInState, tradeInStateSchema } from '../trade-in.schema.ts';

/** Longer than any function takes that still answers. */
const patienceMs = 30_000;

const replySchema = v.object({
  ...tradeInStateSchema.entries,
  token: v.optional(v.string()),
  receipt: v.optional(v.nullable(v.string())),
});

const problemSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

export type TradeInReply =
  | { readonly kind: 'state'; readonly state: v.InferOutput<typeof replySchema> }
  /** Not taken as it is. `state`: what stands there instead. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly detail: string;
      readonly errors: readonly FieldError[];
      readonly state: TradeInState | null;
    }
  /** Later perhaps: too many, out of order, or an answer that says nothing. */
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'unreachable' };

interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: FormValues;
}

/** Asks a function for a stage of a trade-in. Never rejects. */
export async function askTradeIn({ method, path, body }: Asked, request = fetch): Promise<TradeInReply> {
  let reply: Response;
  try {
    reply = await request(path, {
      method,
      headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return { kind: 'unreachable' };
  }
  const said: unknown = await reply.json().catch(() => null);
  return reply.ok ? stateOf(said) : refusalOf(reply.status, said);
}

function stateOf(said: unknown): TradeInReply {
  const state = v.safeParse(replySchema, said);
  return state.success ? { kind: 'state', state: state.output } : { kind: 'failed', detail: '' };
}

function refusalOf(status: number, said: unknown): TradeInReply {
  const problem = v.safeParse(problemSchema, said);
  const { detail, errors } = problem.success ? problem.output : { detail: '', errors: [] };
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (!isForGood || !problem.success) return { kind: 'failed', detail };
  const state = v.safeParse(tradeInStateSchema, said);
  return { kind: 'refused', status, detail, errors, state: state.success ? state.output : null };
}

/** The vehicle that is to be bought; `gone` when it is not for sale, null when nobody can say. */
export async function askPurchase(carId: string, request = fetch): Promise<Purchase | 'gone' | null> {
  try {
    const query = new URLSearchParams({ car_id: carId });
    const reply = await request(`/api/trade-in/purchase?${query}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (reply.status === 404) return 'gone';
    return reply.ok ? v.parse(purchaseSchema, await reply.json()) : null;
  } catch {
    return null;
  }
}

interface SavedValuation {
  readonly valuation: TradeInState['valuation'];
  readonly offer: number | null;
  /** Of the trade-in: a page that is reloaded saves nothing again. */
  readonly token: string | null;
}

/** "valuation result plus column_name 'valuation'; success or failure logged" (leads and dealer §7, §8). */
export async function saveValuation(
  { valuation, offer, token }: SavedValuation,
  failure: string,
  request = fetch,
): Promise<void> {
  try {
    const reply = await request('/api/miscellaneous', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token !== null && { 'Idempotency-Key': token }) },
      body: JSON.stringify({ column_name: 'valuation', ...valuation, offer }),
    });
    if (!reply.ok) console.error(failure);
  } catch {
    console.error(failure);
  }
}
