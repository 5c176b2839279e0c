import type { IncomingMessage } from 'node:http';
import { askOpenInternet } from '../open-internet/ask-open-internet.ts';
import type { FetchPicture } from './photo-of.ts';

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
