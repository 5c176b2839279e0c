import * as v from 'valibot';
import type { CodeAsked, CodeSent } from '../../forms/phone-code/phone-code-facts.ts';
import { askFunction } from '../../forms/sending/send.api.ts';

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
    askFunction(path, { method: 'POST', body, timeoutMs }, request);
  const allowed = await post('/api/rate-limit', { phone: asked.phone });
  if (allowed === null) return unknown;
  if (!allowed.isOk) return { kind: 'too-many' };
  const sent = await post('/api/account/code', asked);
  return sent?.isOk ? { kind: 'sent' } : refusal(sent?.body);
}

function refusal(body: unknown): CodeSent {
  const problem = v.safeParse(problemSchema, body);
  if (!problem.success) return unknown;
  const { detail, errors } = problem.output;
  return { kind: 'failed', detail, isOfPhone: errors.some(({ field }) => field === 'phone') };
}
