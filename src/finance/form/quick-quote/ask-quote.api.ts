import * as v from 'valibot';
import { type QuoteReply, quoteReplySchema } from '../../quote.schema.ts';
import type { QuoteBody } from './quote-body.ts';

const timeoutMs = 10_000;

const refusalSchema = v.object({ detail: v.pipe(v.string(), v.minLength(1)) });

export type QuoteOutcome =
  | { readonly ok: true; readonly quote: QuoteReply }
  /** The server's error message, or `''`. */
  | { readonly ok: false; readonly detail: string };

/** Never rejects. */
export async function askQuote(
  asked: QuoteBody,
  signal: AbortSignal,
  request = fetch,
): Promise<QuoteOutcome> {
  try {
    const reply = await request('/api/youx/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const body: unknown = await reply.json();
    const quote = v.safeParse(quoteReplySchema, body);
    if (reply.ok && quote.success) return { ok: true, quote: quote.output };
    const refusal = v.safeParse(refusalSchema, body);
    return { ok: false, detail: refusal.success ? refusal.output.detail : '' };
  } catch {
    return { ok: false, detail: '' };
  }
}
