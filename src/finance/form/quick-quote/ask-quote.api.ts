import * as v from 'valibot';
import { askFunction } from '../../../forms/sending/send.api.ts';
import { type QuoteReply, quoteReplySchema } from '../../quote.schema.ts';
import type { QuoteBody } from './quote-body.ts';

const TIMEOUT_MS = 10_000;

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
  const question = { method: 'POST', body: asked, timeoutMs: TIMEOUT_MS, signal };
  const answer = await askFunction('/api/youx/quote', question, request);
  const quote = v.safeParse(quoteReplySchema, answer?.body);
  if (answer?.isOk && quote.success) return { ok: true, quote: quote.output };
  const refusal = v.safeParse(refusalSchema, answer?.body);
  return { ok: false, detail: refusal.success ? refusal.output.detail : '' };
}
