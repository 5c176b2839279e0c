import { lookup } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FetchPicture } from './photo-of.ts';
import { isPublicAddress } from './public-address.ts';

interface FetchOptions {
  readonly bytesMost?: number;
  readonly timeoutMs?: number;
  /** Which IP addresses may be asked. */
  readonly isAllowed?: (address: string) => boolean;
}

const redirectsMost = 2;

/**
 * Fetches pictures from the open internet only: a feed that names an address inside our own network gets
 * nothing. The addresses are checked where the connection is made, so that a name cannot answer the check
 * with one address and the connection with another.
 */
export function createFetchPicture(options: FetchOptions = {}): FetchPicture {
  const { bytesMost = 12_000_000, timeoutMs = 4000, isAllowed = isPublicAddress } = options;
  const lookupAllowed = allowedLookup(isAllowed);

  async function fetchFrom(address: string, signal: AbortSignal, redirects: number): Promise<Uint8Array> {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // The connection looks up names only; an address written as such is checked here.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new Error(`${host} is not on the open internet.`);
    const reply = await ask(url, lookupAllowed, signal);
    const { statusCode = 0, headers } = reply;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined && redirects > 0) {
      reply.destroy();
      return fetchFrom(new URL(headers.location, url).href, signal, redirects - 1);
    }
    if (statusCode !== 200) {
      reply.destroy();
      throw new Error(`${host} answered ${statusCode}.`);
    }
    return readMost(reply, bytesMost);
  }

  return (address) => fetchFrom(address, AbortSignal.timeout(timeoutMs), redirectsMost);
}

function allowedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, { family, hints }, callback) => {
    const asked = {
      all: true,
      ...(family !== undefined && { family }),
      ...(hints !== undefined && { hints }),
    };
    lookup(hostname, { ...asked, all: true }).then(
      (found) => {
        const allowed = found.filter(({ address }) => isAllowed(address));
        if (allowed.length > 0) return callback(null, allowed);
        callback(new Error(`${hostname} is not on the open internet.`), []);
      },
      (error: Error) => callback(error, []),
    );
  };
}

function ask(url: URL, lookupAllowed: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  // No shared agent: a connection that another part of the program keeps open would be used unchecked.
  const options = { agent: false, lookup: lookupAllowed, signal, headers: { Accept: 'image/*' } };
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
}

async function readMost(reply: IncomingMessage, bytesMost: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of reply) {
    if (!(chunk instanceof Uint8Array)) continue;
    received += chunk.byteLength;
    if (received > bytesMost) throw new Error(`The picture is larger than ${bytesMost} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
