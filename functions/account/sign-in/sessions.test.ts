import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type AccountApp, accountApp, type Browser, dayMs, minuteMs, phone } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');

const tokenOf = (browser: Browser) => browser.cookies.get('session') ?? '';

/** A browser with a copy of another browser's cookie. */
function thiefOf(app: AccountApp, browser: Browser, origin?: string): Browser {
  const thief = app.browser(origin);
  thief.cookies.set('session', tokenOf(browser));
  return thief;
}

/** Signs in, and makes a request a day later, which returns a new token. */
async function rotated(app: AccountApp) {
  const browser = app.browser();
  await browser.signIn();
  const thief = thiefOf(app, browser);
  app.wait(dayMs);
  await browser.isSignedIn();
  return { browser, thief };
}

/** A shopper on two devices; the session of one has just been ended in one of two tabs. */
async function signedOutInOneTab(app: AccountApp) {
  const [tablet, laptop] = [app.browser(), app.browser()];
  await tablet.signIn();
  await laptop.signIn();
  const secondTab = thiefOf(app, tablet);
  await tablet.post('/api/account/sign-out', {});
  return { tablet, laptop, secondTab };
}

describe('a session', () => {
  it('expires thirty days after signing in, however often it is used', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    for (let day = 0; day < 29; day += 1) {
      app.wait(dayMs);
      expect(await browser.isSignedIn()).toBe(true);
    }
    app.wait(dayMs - 1);
    expect(await browser.isSignedIn()).toBe(true);
    app.wait(1);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('is not valid at another dealer', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    const abroad = thiefOf(app, browser, 'http://other-motors.localhost:4321');
    expect(await abroad.isSignedIn()).toBe(false);
    expect((await abroad.ask('/api/watchlist')).status).toBe(401);
    await abroad.post('/api/account/sign-out', { everywhere: true });
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('cannot be made up by setting a cookie', async () => {
    await using app = await accountApp(settings);
    for (const token of ['x', '', 'x'.repeat(4000), "' OR 1=1 --", '%00%ff']) {
      const browser = app.browser();
      browser.cookies.set('session', token);
      expect(await browser.isSignedIn()).toBe(false);
    }
    const [row] = await app.rows('SELECT count(*) AS sessions FROM sessions');
    expect(row).toEqual({ sessions: 0 });
  });

  it('over https is not read from the cookie for local development', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser('https://www.city-motors.example');
    await browser.signIn();
    const token = browser.cookies.get('__Host-session') ?? '';
    const thief = app.browser('https://www.city-motors.example');
    thief.cookies.set('session', token);
    expect(await thief.isSignedIn()).toBe(false);
  });
});

describe('a token', () => {
  it('is valid for a day; then each request gets one successor', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    const first = tokenOf(browser);
    app.wait(dayMs - 1);
    await browser.isSignedIn();
    expect(tokenOf(browser)).toBe(first);
    app.wait(1);
    const reply = await browser.ask('/api/account');
    const remaining = expect.stringContaining('Max-Age=2505600; ');
    expect(reply.headers.getSetCookie()).toEqual([remaining, remaining]);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const second = tokenOf(browser);
    expect(second).not.toBe(first);
    await browser.isSignedIn();
    expect(tokenOf(browser)).toBe(second);
  });

  it('is replaced once by concurrent requests, which all succeed', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    app.wait(dayMs);
    const visitors = Array.from({ length: 8 }, () => thiefOf(app, browser));
    for (const { cookies } of visitors) cookies.set('signed-in', '1');
    const replies = await Promise.all(visitors.map((visitor) => visitor.ask('/api/account')));
    expect(replies.filter((reply) => reply.headers.getSetCookie().length > 0)).toHaveLength(1);
    for (const reply of replies) expect(await reply.json()).toMatchObject({ signed_in: true });
  });

  it('stays valid for a minute after its successor was used, for requests in flight', async () => {
    await using app = await accountApp(settings);
    const { browser, thief: late } = await rotated(app);
    expect(await browser.isSignedIn()).toBe(true);
    app.wait(minuteMs - 1);
    expect(await late.isSignedIn()).toBe(true);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('stays valid when the reply with its successor was lost', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    app.wait(dayMs);
    const lost = thiefOf(app, browser);
    await lost.ask('/api/account');
    app.wait(10 * minuteMs);
    const first = tokenOf(browser);
    expect(await browser.isSignedIn()).toBe(true);
    expect(tokenOf(browser)).not.toBe(first);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('that was copied and used after its replacement ends the session', async () => {
    await using app = await accountApp(settings);
    const { browser, thief } = await rotated(app);
    await browser.isSignedIn();
    app.wait(minuteMs);
    expect(await thief.isSignedIn()).toBe(false);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('that a thief renewed becomes invalid when the shopper comes back', async () => {
    await using app = await accountApp(settings);
    const { browser: thief, thief: shopper } = await rotated(app);
    await thief.isSignedIn();
    app.wait(minuteMs);
    expect(await shopper.isSignedIn()).toBe(false);
    expect(await thief.isSignedIn()).toBe(false);
  });
});

describe('signing out', () => {
  it('ends the session for copies of the cookie too', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    const thief = thiefOf(app, browser);
    const reply = await browser.post('/api/account/sign-out', {});
    expect([reply.status, await reply.json()]).toEqual([200, { signed_in: false }]);
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
      'signed-in=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('ends the successors of the token too', async () => {
    await using app = await accountApp(settings);
    const { browser, thief } = await rotated(app);
    await thief.post('/api/account/sign-out', {});
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('leaves other devices signed in, unless all are requested', async () => {
    await using app = await accountApp(settings);
    const [tablet, laptop] = [app.browser(), app.browser()];
    const neighbour = app.browser();
    const abroad = app.browser('http://other-motors.localhost:4321');
    await abroad.signIn();
    await tablet.signIn();
    await laptop.signIn();
    await neighbour.signIn('0487654321');
    await tablet.post('/api/account/sign-out', 'redirect=%2F');
    expect(await laptop.isSignedIn()).toBe(true);
    await tablet.signIn();
    await tablet.post('/api/account/sign-out', 'everywhere=on');
    expect([await tablet.isSignedIn(), await laptop.isSignedIn()]).toEqual([false, false]);
    expect([await neighbour.isSignedIn(), await abroad.isSignedIn()]).toEqual([true, true]);
  });

  it('everywhere ends all sessions also when another tab has just signed out', async () => {
    await using app = await accountApp(settings);
    const { laptop, secondTab } = await signedOutInOneTab(app);
    app.wait(minuteMs - 1);
    const reply = await secondTab.post('/api/account/sign-out', { everywhere: true });
    expect([reply.status, await laptop.isSignedIn()]).toEqual([200, false]);
  });

  it('everywhere is refused when nobody is signed in, because other devices stay signed in', async () => {
    await using app = await accountApp(settings);
    const { tablet, laptop, secondTab } = await signedOutInOneTab(app);
    app.wait(minuteMs);
    for (const browser of [secondTab, tablet]) {
      const reply = await browser.post('/api/account/sign-out', { everywhere: true });
      expect([reply.status, reply.headers.getSetCookie().length]).toEqual([401, 2]);
    }
    const posted = await tablet.post('/api/account/sign-out', 'everywhere=true', {
      headers: { Accept: 'text/html' },
    });
    expect([posted.status, posted.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/sign-in\?type=my-garage&/),
    ]);
    expect(await laptop.isSignedIn()).toBe(true);
  });

  it('needs no body and no session, and is idempotent', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    for (let time = 0; time < 2; time += 1) {
      expect((await browser.ask('/api/account/sign-out', { method: 'POST' })).status).toBe(200);
    }
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('redirects a browser without JavaScript home, never to another site', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    const reply = await browser.post('/api/account/sign-out', 'redirect=%2F%2Fstranger.example', {
      headers: { Accept: 'text/html' },
    });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/']);
    expect(reply.headers.getSetCookie()).toHaveLength(2);
  });

  it('cannot be requested from another site', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.signIn();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.post('/api/account/sign-out', {}, { headers })).status).toBe(403);
    expect(await browser.isSignedIn()).toBe(true);
  });
});

describe('the signed-in contact', () => {
  it('is returned to its own browser only', async () => {
    await using app = await accountApp(settings);
    const browser = app.browser();
    await browser.post('/api/account/code', {
      phone,
      first_name: 'Ada',
      last_name: '',
      email: 'ada@x.example',
    });
    await browser.post('/api/account/verify', { phone, code: app.messages[0]?.code });
    expect(await (await browser.ask('/api/account')).json()).toEqual({
      signed_in: true,
      user_id: expect.stringMatching(/^id-/),
      phone: '0412 345 678',
      first_name: 'Ada',
      last_name: null,
      email: 'ada@x.example',
    });
    const stranger = await app.browser().ask('/api/account');
    expect(await stranger.json()).toEqual({ signed_in: false });
    expect(stranger.headers.get('Cache-Control')).toBe('no-store');
  });

  it('cannot be looked up by number by anyone else', async () => {
    await using app = await accountApp(settings);
    const customer = app.browser();
    await customer.signIn();
    const ask = (browser: Browser, number: string) =>
      browser.ask(`/api/check-if-contact-exists?phone_number=${encodeURIComponent(number)}`);
    const other = app.browser();
    await other.signIn('0487654321');
    for (const browser of [app.browser(), other]) {
      for (const number of [phone, '0499999999']) {
        const reply = await ask(browser, number);
        expect([reply.status, await reply.json()]).toEqual([200, { data: null }]);
      }
    }
    expect(await (await ask(customer, '+61 412 345 678')).json()).toMatchObject({
      data: { phone: '0412 345 678' },
    });
    const refused = await ask(customer, 'no number');
    const { error, detail, errors } = await refused.json();
    expect([refused.status, errors[0].field]).toEqual([422, 'phone_number']);
    expect([error, detail]).toEqual([errors[0].message, errors[0].message]);
  });
});
