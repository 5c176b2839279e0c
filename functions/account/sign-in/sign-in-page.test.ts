import { assert, asyncProperty, constantFrom, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type AccountApp, accountApp } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');
const { types } = settings.account.signIn;
const origin = 'http://city-motors.localhost:4321';

const open = () => accountApp(settings);

/** The props of the page `sign-in`. */
async function shownAt(app: AccountApp, search: string, headers: Record<string, string> = {}) {
  const reply = await app
    .browser()
    .ask(`/sign-in${search}`, { headers: { Accept: 'text/html', ...headers } });
  const { name, props } = await reply.json();
  expect([reply.status, reply.headers.get('Cache-Control'), name]).toEqual([200, 'no-store', 'sign-in']);
  return props;
}

const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;

describe('the sign-in page', () => {
  it.each(Object.keys(types))('explains why to sign in, for %s', async (type) => {
    await using app = await open();
    expect(await shownAt(app, query({ type }))).toMatchObject({ type });
  });

  it.each(['', 'toString', '<script>', 'MY-GARAGE'])('has no special text for %j', async (type) => {
    await using app = await open();
    expect(await shownAt(app, query({ type }))).toMatchObject({ type: 'default' });
  });

  it('links on and back to the paths in its query', async () => {
    await using app = await open();
    const places = { redirect: '/cars/rio-7/checkout?a=1', back: '/cars/rio-7' };
    expect(await shownAt(app, query({ type: 'checkout', ...places }))).toMatchObject(places);
  });

  it('links back to the referring page when the query names none', async () => {
    await using app = await open();
    const left = { Referer: `${origin}/search/used-cars?page=2` };
    const here = '/search/used-cars?page=2';
    expect(await shownAt(app, '', left)).toMatchObject({ redirect: here, back: here });
    const stranger = { Referer: 'https://stranger.example/search' };
    expect(await shownAt(app, '', stranger)).toMatchObject({ redirect: '/my-garage', back: '/' });
  });

  it.each([
    'https://stranger.example/',
    '//stranger.example',
    '/\\stranger.example',
    '\\\\stranger.example',
    '/.//stranger.example',
    '/\t/stranger.example',
    '%2F%2Fstranger.example',
    'javascript:alert(1)',
    ' /a',
    'a',
    '',
  ])('never links to %j', async (place) => {
    await using app = await open();
    expect(await shownAt(app, query({ redirect: place, back: place }))).toMatchObject({
      redirect: '/my-garage',
      back: '/',
    });
  });

  it('links to no other site, signed in or not', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    const start = constantFrom('', '/', '//', '/\\', 'http:', 'javascript:', '/%2f', '/..//', '/.');
    await assert(
      asyncProperty(tuple(start, string()), async ([first, rest]) => {
        const search = query({ redirect: first + rest, back: first + rest });
        const { redirect = '', back = '' } = await shownAt(app, search);
        const reply = await browser.ask(`/sign-in${search}`);
        expect(reply.status).toBe(303);
        for (const place of [redirect, back, reply.headers.get('Location') ?? '']) {
          expect(new URL(place, origin).origin).toBe(origin);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('redirects when somebody is already signed in', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    const placeOf = async (search: string) =>
      (await browser.ask(`/sign-in${search}`, { headers: { Referer: `${origin}/about-us` } })).headers.get(
        'Location',
      );
    expect(await placeOf(query({ redirect: '/cars/rio-7/checkout' }))).toBe('/cars/rio-7/checkout');
    expect(await placeOf('')).toBe('/my-garage');
    expect(await placeOf(query({ redirect: '//stranger.example' }))).toBe('/my-garage');
  });

  it('has one canonical address', async () => {
    await using app = await open();
    const reply = await app.browser().ask('/sign-in/?type=checkout&redirect=%2F%2Fstranger.example');
    expect([reply.status, reply.headers.get('Location')]).toEqual([
      301,
      `${origin}/sign-in?type=checkout&redirect=%2F%2Fstranger.example`,
    ]);
  });

  it('answers 404 at a dealer without accounts', async () => {
    await using app = await accountApp(settings, {
      account: (account) => ({ ...account, enabled: false }),
    });
    expect((await app.browser().ask('/sign-in')).status).toBe(404);
  });
});

describe('the cookie that scripts can read', () => {
  it('is corrected with the next page when it is lost or stale', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    browser.cookies.delete('signed-in');
    app.wait(60_000);
    const reply = await browser.ask('/api/account');
    expect(reply.headers.getSetCookie()).toEqual(['signed-in=1; Max-Age=2591940; Path=/; SameSite=Lax']);
    expect((await browser.ask('/api/account')).headers.getSetCookie()).toEqual([]);
    const stale = app.browser();
    stale.cookies.set('signed-in', '1');
    await stale.ask('/sign-in');
    expect([...stale.cookies.keys()]).toEqual([]);
  });

  it('is removed with the session', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    expect([...browser.cookies.keys()]).toEqual(['session', 'signed-in']);
    await browser.post('/api/account/sign-out', {});
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});
