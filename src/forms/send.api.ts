import { type Outcome, outcomeOf, type Sending } from './outcome.ts';

/** Longer than any function takes that still answers; on a slow line the request itself may take most of it. */
const PATIENCE_MS = 30_000;

/** What a function answers; null where no answer came. */
interface Answer {
  readonly status: number;
  readonly isOk: boolean;
  readonly body: unknown;
}

interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly patienceMs?: number;
  /** Asks no longer. */
  readonly signal?: AbortSignal;
}

/** Asks a function, with patience. Never rejects. */
export async function askFunction(path: string, asked: Asked, request = fetch): Promise<Answer | null> {
  const { method, headers, body, patienceMs = PATIENCE_MS } = asked;
  const signals = [AbortSignal.timeout(patienceMs), asked.signal ?? []].flat();
  try {
    const reply = await request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        Accept: 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any(signals),
    });
    const { status, ok: isOk } = reply;
    return { status, isOk, body: await reply.json().catch(() => null) };
  } catch {
    return null;
  }
}

/** Sends a form's values to a function. Never rejects. */
export async function sendLead({ action, key, values }: Sending, request = fetch): Promise<Outcome> {
  const headers = { 'Idempotency-Key': key };
  const answer = await askFunction(action, { method: 'POST', headers, body: values }, request);
  return answer === null ? { kind: 'unreachable' } : outcomeOf(answer.isOk, answer.status, answer.body);
}
