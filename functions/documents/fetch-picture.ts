import type { IncomingMessage } from 'node:http';
import { askOpenInternet } from '../open-internet/ask-open-internet.ts';
import type { PublishedSite } from '../ports/published-site.ts';

interface FetchOptions {
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** Decides which IP addresses may be contacted. */
  readonly isAllowed?: (address: string) => boolean;
}

/** Fetches images that a feed names, from the public internet only. */
export function createFetchPicture(options: FetchOptions = {}): FetchPicture {
  const { maxBytes = 12_000_000, timeoutMs = 4000, isAllowed } = options;
  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await askOpenInternet(address, { headers: { Accept: 'image/*' }, signal, isAllowed });
    if (reply.statusCode !== 200) {
      reply.destroy();
      throw new Error(`${new URL(address).hostname} answered ${reply.statusCode}.`);
    }
    return maxRead(reply, maxBytes);
  };
}

async function maxRead(reply: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of reply) {
    if (!(chunk instanceof Uint8Array)) continue;
    received += chunk.byteLength;
    if (received > maxBytes) throw new Error(`The picture is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches an image from another server; rejects when it is missing, too large or too slow. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

/**
 * Reads a photo by its address in the vehicle's record: a file of the dealer's site or a URL. Null
 * on failure, because a document without a photo is better than none.
 */
export async function photoOf(
  { file }: Pick<PublishedSite, 'file'>,
  address: string,
  fetchPicture: FetchPicture,
): Promise<Uint8Array | null> {
  if (address.startsWith('/')) return file(address.replace(/[?#].*$/, ''));
  return fetchPicture(address).catch(() => null);
}
