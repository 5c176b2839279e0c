import { type Outcome, outcomeOf } from './outcome.ts';
import type { FormValues } from './read-form.ts';

/** Longer than any function takes that still answers; on a slow line the request itself may take most of it. */
const patienceMs = 30_000;

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
  return outcomeOf(reply.ok, reply.status, body);
}
