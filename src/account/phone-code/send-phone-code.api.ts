import * as v from 'valibot';
import type { CodeAsked, CodeSent } from '../../forms/phone-code/phone-code-facts.ts';

const problemSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string() })), []),
});

const unknown = { kind: 'failed', detail: '', isOfPhone: false } as const;

/**
 * Checks the rate limit ("POST /api/rate-limit: non-OK means too many attempts", leads and dealer §7), then sends the
 * code. Never rejects.
 */
export async function sendPhoneCode(asked: CodeAsked, timeoutMs: number, request = fetch): Promise<CodeSent> {
  const post = (path: string, body: object) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  try {
    const allowed = await post('/api/rate-limit', { phone: asked.phone });
    if (!allowed.ok) return { kind: 'too-many' };
    const sent = await post('/api/account/code', asked);
    return sent.ok ? { kind: 'sent' } : refusal(await sent.json().catch(() => null));
  } catch {
    return unknown;
  }
}

function refusal(body: unknown): CodeSent {
  const problem = v.safeParse(problemSchema, body);
  if (!problem.success) return unknown;
  const { detail, errors } = problem.output;
  return { kind: 'failed', detail, isOfPhone: errors.some(({ field }) => field === 'phone') };
}
