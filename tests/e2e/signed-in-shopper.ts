import { type IncomingMessage, request } from 'node:http';
import { type BrowserContext, expect } from '@playwright/test';
import { siteUrl, testPort } from '../setup/sites.ts';
import type { Dealer } from './dealers.ts';
import { sentCode } from './sent-code.ts';

interface Reply {
  readonly status: number;
  readonly text: string;
  /** `name=value` of each cookie that came with it. */
  readonly cookies: readonly string[];
}

interface Asking {
  /** JSON to post; without it the address is asked for. */
  readonly body?: object;
  readonly cookies?: readonly string[];
}

/** Asks the platform from this program: the names of the dealers are known to the browser alone. */
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

/** Somebody who has signed in at a dealer, as a test about something else needs one. */
export interface SignedInShopper {
  /** What was answered, as JSON; the platform must take what is posted. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly get: (path: string) => Promise<unknown>;
}

/** Signs in with a phone, and gives the browser the cookies of that; on another device without `context`. */
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
