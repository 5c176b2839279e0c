import { type BrowserContext, expect } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { ask } from './ask-site.ts';
import type { Dealer } from './dealers.ts';
import { sentCode } from './sent-code.ts';

/** A signed-in shopper of a dealer, for tests about something else. */
export interface SignedInShopper {
  /** Posts JSON and returns the response's JSON; fails if the platform refuses the data. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly get: (path: string) => Promise<unknown>;
  /** The HTML of a page. */
  readonly read: (path: string) => Promise<string>;
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
    read: async (path) => (await ask(dealer, path, { cookies, accept: 'text/html' })).text,
  };
}
