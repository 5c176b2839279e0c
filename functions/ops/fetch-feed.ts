import type { IncomingMessage } from 'node:http';
import { askOpenInternet } from '../open-internet/ask-open-internet.ts';
import { ClosedAddress } from '../ports/post-webhook.ts';

interface FeedQuestion {
  readonly url: string;
  /** Of the last answer that was taken; null to have the feed in any case. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The whole value of the header, `Bearer …` or `Basic …`. */
  readonly authorization: string | undefined;
  /** For all of it, from the first byte to the last. */
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
  | { readonly kind: 'failed'; readonly sentence: string };

/**
 * Asks for a feed unless it is the one we have (RFC 9110, 13.1). The body rejects when it breaks off or does not end
 * in time. Sentences name the host and never the address, in whose query suppliers keep keys.
 */
export async function fetchFeed(question: FeedQuestion): Promise<FeedAnswer> {
  const { url, etag, lastModified, authorization, timeoutMs, isAllowed } = question;
  const headers = {
    'User-Agent': 'dealer-platform',
    // A feed may be gzipped itself; what the way there adds to that is not needed.
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
  return statusCode === 304
    ? { kind: 'same' }
    : { kind: 'failed', sentence: `${host} answered ${statusCode}.` };
}

/** What went wrong with a fetch, without the address. */
export function sentenceOf(error: unknown, url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : 'The address';
  if (!(error instanceof Error)) return `${host} cannot be asked.`;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return `${host} did not answer in time.`;
  if (error instanceof ClosedAddress || /is neither http/.test(error.message)) return error.message;
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return error.message === 'aborted' || code === ' (ECONNRESET)'
    ? `${host} broke off in the middle.`
    : `${host} cannot be reached${code}.`;
}
