import type { IncomingMessage } from 'node:http';
import { isDiskError, isDiskFull } from '#src/publish/build/error-code.ts';
import { askOpenInternet } from '../open-internet/ask-open-internet.ts';
import { retryAfterMs } from '../open-internet/retry-after.ts';
import { ClosedAddress } from '../ports/post-webhook.ts';

interface FeedQuestion {
  readonly url: string;
  /** From the last accepted reply; null to fetch the feed unconditionally. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The full header value, `Bearer …` or `Basic …`. */
  readonly authorization: string | undefined;
  /** Timeout for the whole reply, including its body. */
  readonly timeoutMs: number;
  readonly isAllowed?: ((address: string) => boolean) | undefined;
}

export type FeedAnswer =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'feed';
      readonly body: AsyncIterable<Uint8Array>;
      readonly etag: string | null;
      readonly lastModified: string | null;
    }
  /** `waitMs`: how long the server asks to wait before the next request. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly waitMs?: number };

/**
 * Fetches a feed if it has changed (conditional request, RFC 9110, 13.1). The body rejects when it
 * is cut off or takes too long. Error sentences name the host, never the full URL, whose query may
 * contain a supplier's key.
 */
export async function fetchFeed(question: FeedQuestion): Promise<FeedAnswer> {
  const { url, etag, lastModified, authorization, timeoutMs, isAllowed } = question;
  const headers = {
    'User-Agent': 'dealer-platform',
    // The file itself may be gzipped; transfer compression on top would not help.
    'Accept-Encoding': 'identity',
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
    ...(authorization !== undefined && { Authorization: authorization }),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await askOpenInternet(url, { headers, signal, isAllowed });
    return answerOf(reply, new URL(url).hostname);
  } catch (error) {
    return { kind: 'failed', sentence: sentenceOf(error, url) };
  }
}

function answerOf(reply: IncomingMessage, host: string): FeedAnswer {
  const { statusCode, headers } = reply;
  if (statusCode === 200) {
    const { etag = null, 'last-modified': lastModified = null } = headers;
    return { kind: 'feed', body: reply, etag, lastModified };
  }
  reply.destroy();
  if (statusCode === 304) return { kind: 'same' };
  const waitMs = retryAfterMs(headers['retry-after'] ?? null, headers.date ?? null);
  const sentence = `${host} answered ${statusCode}.`;
  return waitMs === 0 ? { kind: 'failed', sentence } : { kind: 'failed', sentence, waitMs };
}

/** What went wrong with a fetch, without the URL. */
export function sentenceOf(error: unknown, url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : 'The address';
  if (!(error instanceof Error)) return `${host} cannot be asked.`;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return `${host} did not answer in time.`;
  if (error instanceof ClosedAddress || /is neither http/.test(error.message)) return error.message;
  if (isDiskError(error)) {
    return `The feed of ${host} cannot be stored: ${isDiskFull(error) ? 'the disk is full.' : error.message}`;
  }
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return error.message === 'aborted' || code === ' (ECONNRESET)'
    ? `${host} broke off in the middle.`
    : `${host} cannot be reached${code}.`;
}
