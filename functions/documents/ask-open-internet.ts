import { lookup } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

interface Question {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Which IP addresses may be asked. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
}

const redirectsMost = 2;

/**
 * Asks an address that a dealer or a feed has named, by GET, and follows redirects; gives the last answer, its body
 * unread. Only the open internet is asked: an address inside our own network gets nothing. The addresses are checked
 * where the connection is made, so that a name cannot answer the check with one address and the connection with
 * another. What authorises us is told to nobody that the first address redirects to.
 */
export async function askOpenInternet(address: string, question: Question): Promise<IncomingMessage> {
  return askFrom(new URL(address), question, redirectsMost);
}

async function askFrom(url: URL, question: Question, redirects: number): Promise<IncomingMessage> {
  const { isAllowed = isPublicAddress, headers } = question;
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is neither http nor https.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The connection looks up names only; an address written as such is checked here.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Error(`${host} is not on the open internet.`);
  const reply = await ask(url, { ...question, isAllowed });
  const { statusCode = 0 } = reply;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (!isRedirect || reply.headers.location === undefined || redirects === 0) return reply;
  reply.destroy();
  const next = new URL(reply.headers.location, url);
  const { Authorization: _, ...open } = headers;
  return askFrom(next, { ...question, headers: next.origin === url.origin ? headers : open }, redirects - 1);
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
        const allowed = found.filter((entry) => isAllowed(entry.address));
        if (allowed.length > 0) return callback(null, allowed);
        callback(new Error(`${hostname} is not on the open internet.`), []);
      },
      (error: Error) => callback(error, []),
    );
  };
}

function ask(url: URL, { headers, signal, isAllowed = isPublicAddress }: Question): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  // No shared agent: a connection that another part of the program keeps open would be used unchecked.
  const options = { agent: false, lookup: allowedLookup(isAllowed), signal, headers };
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
}
