import * as v from 'valibot';
import type { FieldError } from './field-error.ts';
import type { FormValues } from './read-form.ts';

/** Longer than any function takes that still answers; on a slow line the request itself may take most of it. */
const patienceMs = 30_000;

const problemSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

const acceptedSchema = v.looseObject({ lead_id: v.string(), receipt: v.optional(v.string()) });

export type Accepted = v.InferOutput<typeof acceptedSchema>;

export type Outcome =
  /** It is stored, now or by an earlier try. */
  | { readonly kind: 'sent'; readonly reply: Accepted }
  /** It will never be taken as it is. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly detail: string;
      readonly errors: readonly FieldError[];
    }
  /** It may be taken later: too many, out of order, or an answer that says nothing. */
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'unexpected' }
  /** No answer at all; whether it arrived nobody knows, and its key keeps it one lead. */
  | { readonly kind: 'unreachable' };

export interface Sending {
  readonly action: string;
  /** One for each filled-in form, however often it is sent. */
  readonly key: string;
  readonly values: FormValues;
}

/** Sends a form's values to a function. Never rejects. */
export async function sendLead({ action, key, values }: Sending, request = fetch): Promise<Outcome> {
  let reply: Response;
  try {
    reply = await request(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return { kind: 'unreachable' };
  }
  const body: unknown = await reply.json().catch(() => null);
  return reply.ok ? accepted(body) : refusal(reply.status, body);
}

function accepted(body: unknown): Outcome {
  const reply = v.safeParse(acceptedSchema, body);
  return reply.success ? { kind: 'sent', reply: reply.output } : { kind: 'unexpected' };
}

function refusal(status: number, body: unknown): Outcome {
  const problem = v.safeParse(problemSchema, body);
  const { detail, errors } = problem.success ? problem.output : { detail: '', errors: [] };
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isForGood && problem.success
    ? { kind: 'refused', status, detail, errors }
    : { kind: 'failed', detail };
}
