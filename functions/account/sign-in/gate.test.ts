import { describe, expect, it } from 'vitest';
import { gateKinds } from '#src/account/gate-kinds.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp, type Browser } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');
const origin = 'http://city-motors.localhost:4321';
const files = Object.fromEntries(
  ['/finance', '/trade-in', '/cars/trade-in', '/sell-my-car', '/sell-your-car'].map((path) => [
    path,
    new TextEncoder().encode(`at ${path}`),
  ]),
);
const gated =
  (...open: readonly string[]) =>
  (account: Settings['account']) => ({
    ...account,
    gates: {
      ...account.gates,
      ...Object.fromEntries(gateKinds.map((kind) => [kind, !open.includes(kind)])),
    },
  });
const html = { Accept: 'text/html' };

async function led(browser: Browser, path: string, headers: Record<string, string> = {}) {
  const reply = await browser.ask(path, { headers: { ...html, ...headers } });
  return [reply.status, reply.headers.get('Location')];
}

const signIn = (type: string, redirect: string, back = '/') => [
  303,
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`,
];

describe('a gated page', () => {
  it.each([
    ['/personalised/finance?car_id=7', 'personalised-finance'],
    ['/equifax-finance', 'equifax-finance'],
    ['/trade-in', 'trade-in'],
    ['/cars/trade-in?car_id=7', 'trade-in'],
    ['/sell-my-car', 'sell-my-car'],
    ['/sell-your-car', 'sell-my-car'],
  ])('%s redirects to sign-in without a session, and is shown with one', async (path, kind) => {
    await using app = await accountApp(settings, { account: gated(), files });
    const browser = app.browser();
    expect(await led(browser, path)).toEqual(signIn(kind, path));
    const left = { Referer: `${origin}/cars/rio-7?b=2` };
    expect(await led(browser, path, left)).toEqual(signIn(kind, path, '/cars/rio-7?b=2'));
    await browser.signIn();
    expect(await led(browser, path)).toEqual([200, null]);
    await browser.post('/api/account/sign-out', {});
    expect(await led(browser, path)).toEqual(signIn(kind, path));
  });

  it('is open where the dealer requires no sign-in, or has no accounts', async () => {
    await using app = await accountApp(settings, { account: gated(...gateKinds), files });
    await using off = await accountApp(settings, {
      account: (account) => ({ ...gated()(account), enabled: false }),
      files,
    });
    for (const path of ['/personalised/finance', '/trade-in', '/sell-my-car']) {
      expect(await led(app.browser(), path)).toEqual([200, null]);
      expect(await led(off.browser(), path)).toEqual([200, null]);
    }
  });

  it('rejects a cookie that was copied before signing out', async () => {
    await using app = await accountApp(settings, { files });
    const [browser, thief] = [app.browser(), app.browser()];
    await browser.signIn();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect(await led(thief, '/personalised/finance')).toEqual([200, null]);
    await browser.post('/api/account/sign-out', {});
    expect(await led(thief, '/personalised/finance')).toEqual(
      signIn('personalised-finance', '/personalised/finance'),
    );
    expect(thief.cookies.has('signed-in')).toBe(false);
  });

  it('rejects the cookie that scripts can write', async () => {
    await using app = await accountApp(settings, { files });
    const browser = app.browser();
    browser.cookies.set('signed-in', '1');
    expect((await led(browser, '/personalised/finance'))[0]).toBe(303);
  });

  it('has the same gate at the address for hosts that serve files first', async () => {
    await using app = await accountApp(settings, { files });
    expect(await led(app.browser(), '/api/page/personalised/finance?car_id=7')).toEqual(
      signIn('personalised-finance', '/personalised/finance?car_id=7'),
    );
    const reply = await app.browser().ask('/api/page/finance', { headers: html });
    expect([reply.status, await reply.text()]).toEqual([200, 'at /finance']);
    // The page's own policy lets its scripts run.
    expect(reply.headers.get('Content-Security-Policy')).not.toContain("default-src 'none'");
    expect((await app.browser().ask('/api/page/api/account')).status).toBe(404);
  });
});

describe('a request posted by a gated page', () => {
  const start = (browser: Browser, from: string, accept: string) =>
    browser.post('/api/trade-in', 'rego=', {
      headers: { Accept: accept, ...(from !== '' && { Referer: `${origin}${from}` }) },
    });

  it('answers 401, or redirects a browser without JavaScript to sign in', async () => {
    await using app = await accountApp(settings, { account: gated('sell-my-car') });
    const refused = await start(app.browser(), '/trade-in', 'application/json');
    expect([refused.status, (await refused.json()).detail]).toEqual([401, 'Please sign in first.']);
    const led = await start(app.browser(), '/cars/trade-in?car_id=7', 'text/html');
    const here = '/cars/trade-in?car_id=7';
    expect([led.status, led.headers.get('Location')]).toEqual(signIn('trade-in', here));
    const again = await start(app.browser(), '/api/trade-in', 'text/html');
    expect(again.headers.get('Location')).toBe(signIn('trade-in', '/trade-in')[1]);
    expect((await start(app.browser(), '', 'application/json')).status).toBe(401);
    const browser = app.browser();
    await browser.signIn();
    expect((await start(browser, '/trade-in', 'application/json')).status).toBe(201);
  });

  it('is accepted when posted from an ungated page for the same form', async () => {
    await using app = await accountApp(settings, { account: gated('sell-my-car') });
    expect((await start(app.browser(), '/sell-your-car', 'application/json')).status).toBe(201);
    await using open = await accountApp(settings);
    expect((await start(open.browser(), '', 'application/json')).status).toBe(201);
  });
});
