import { type IncomingMessage, request } from 'node:http';
import { type BrowserContext, expect } from '@playwright/test';
import { siteUrl, testPort } from '../setup/sites.ts';
import type { Dealer } from './dealers.ts';
import { sentCode } from './sent-code.ts';

interface Reply {
  readonly status: number;
  readonly text: string;
  /** `name=value` of each cookie in the response. */
  readonly cookies: readonly string[];
}

interface Asking {
  /** The JSON to post; without it the request is a GET. */
  readonly body?: object;
  readonly cookies?: readonly string[];
}

/** Sends a request from Node to 127.0.0.1, because only the browser resolves the hosts of the test sites. */
function ask(dealer: Dealer, path: string, { body, cookies = [] }: Asking = {}): Promise<Reply> {
  const { host } = new URL(siteUrl(dealer));
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'application/json', cookie: cookies.join('; ') };
    const asked = request(
      {
        ...{ host: '127.0.0.1', port: testPort, path },
        ...(body === undefined
          ? { headers }
          : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }),
      },
      (reply) => replyOf(reply).then(resolve, reject),
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function replyOf(reply: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(Buffer.from(chunk));
  const cookies = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
  return { status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString(), cookies };
}

/** A signed-in shopper of a dealer, for tests about something else. */
export interface SignedInShopper {
  /** Posts JSON and returns the response's JSON; fails if the platform refuses the data. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly get: (path: string) => Promise<unknown>;
}

/**
 * Signs in with a phone number and gives the session's cookies to the browser; without `context`, signs in on
 * another device.
 */
export async function signInAs(
  dealer: Dealer,
  phone: string,
  context?: BrowserContext,
): Promise<SignedInShopper> {
  const taken = async (path: string, body: object, cookies: readonly string[] = []) => {
    const reply = await ask(dealer, path, { body, cookies });
    expect(reply.status, `${path}: ${reply.text}`).toBeLessThan(300);
    return reply;
  };
  await taken('/api/account/code', { phone });
  const { cookies } = await taken('/api/account/verify', { phone, code: await sentCode(phone) });
  await context?.addCookies(
    cookies.map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return { name, value, url: siteUrl(dealer), httpOnly: name !== 'signed-in' };
    }),
  );
  return {
    post: async (path, body) => JSON.parse((await taken(path, body, cookies)).text),
    get: async (path) => JSON.parse((await ask(dealer, path, { cookies })).text),
  };
}
