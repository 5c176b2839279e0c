import { type Outcome, outcomeOf, type SentForm } from './outcome.ts';

/** Request timeout; generous, because a slow connection may need most of it for the upload. */
const TIMEOUT_MS = 30_000;
/** After this time a form shows that sending takes longer than usual. */
export const SLOW_MS = 6_000;

/** The reply of a function; null if there was none. */
interface Answer {
  readonly status: number;
  readonly isOk: boolean;
  readonly body: unknown;
}

interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON body. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** Sends a request with a timeout. Never rejects. */
export async function askFunction(path: string, asked: Asked, request = fetch): Promise<Answer | null> {
  const { method, headers, body, timeoutMs = TIMEOUT_MS } = asked;
  const signals = [AbortSignal.timeout(timeoutMs), asked.signal ?? []].flat();
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

/** Posts a form to a function. Never rejects. */
export async function sendLead({ action, key, values }: SentForm, request = fetch): Promise<Outcome> {
  const headers = { 'Idempotency-Key': key };
  const answer = await askFunction(action, { method: 'POST', headers, body: values }, request);
  return answer === null ? { kind: 'unreachable' } : outcomeOf(answer.isOk, answer.status, answer.body);
}
