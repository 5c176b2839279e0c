import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ClosedAddress } from '../ports/post-webhook.ts';
import { isPublicAddress } from './public-address.ts';

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Decides which IP addresses may be contacted. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
  /** The number of redirects to follow; the next redirect is returned as the reply. */
  readonly maxRedirects?: number;
}

/**
 * Requests a URL from a dealer's settings or a feed, follows redirects and returns the last reply
 * with its body unread. Only public addresses are contacted, never our own network. The address is
 * checked when connecting, so that a name cannot resolve to one address for the check and to
 * another for the connection (DNS rebinding). `Authorization` is not sent to another origin after a
 * redirect.
 */
export async function askOpenInternet(address: string, question: Question): Promise<IncomingMessage> {
  return askFrom(new URL(address), question, question.maxRedirects ?? 2);
}

async function askFrom(url: URL, question: Question, redirects: number): Promise<IncomingMessage> {
  const { isAllowed = isPublicAddress, headers } = question;
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is neither http nor https.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The lookup below checks names only; an IP address in the URL is checked here.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new ClosedAddress(host);
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
        callback(new ClosedAddress(hostname), []);
      },
      (error: Error) => callback(error, []),
    );
  };
}

function ask(url: URL, question: Question): Promise<IncomingMessage> {
  const { method = 'GET', body, headers, signal, isAllowed = isPublicAddress } = question;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // No shared agent: a connection it keeps open would be reused without the check.
  const options = { method, agent: false, lookup: allowedLookup(isAllowed), signal, headers };
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}
