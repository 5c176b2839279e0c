import { describe, expect, it } from 'vitest';
import type { WatchlistPageProps } from '#src/account/watchlist/watchlist-page.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { cardFacts } from '#src/vehicle/card/card.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp, type Browser, minuteMs, phone } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');
const youxQuote = { weeklyRepaymentAmount: 128.5, advertisedRatePercent: 7.99, comparisonRatePercent: 8.73 };
const corolla = aVehicle({
  id: '7',
  slug: 'corolla-7',
  name: '2021 Toyota Corolla',
  price: 25_990,
  youxQuote,
});
const hilux = aVehicle({ id: '8', slug: 'hilux-8', name: '2020 Toyota HiLux', price: 39_990 });
const vehicles = [corolla, hilux];

const app = () => accountApp(settings, { vehicles });

async function signedIn(site: Awaited<ReturnType<typeof app>>, ...ids: readonly string[]): Promise<Browser> {
  const browser = site.browser();
  await browser.signIn();
  for (const car_id of ids) {
    await browser.post('/api/watchlist/save-car', { phone_number: phone, car_id });
    site.wait(minuteMs);
  }
  return browser;
}

/** The props of the page `watchlist`. */
async function shownTo(browser: Browser, path = '/watchlist') {
  const reply = await browser.ask(path);
  expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const { name, props }: { name: string; props: WatchlistPageProps } = await reply.json();
  expect(name).toBe('watchlist');
  return props;
}

describe('the page of the watchlist', () => {
  it('redirects to sign-in without a session, and back with the request', async () => {
    await using site = await app();
    const reply = await site.browser().ask('/watchlist?save=7');
    expect([reply.status, reply.headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=watchlist&redirect=%2Fwatchlist%3Fsave%3D7&back=%2F',
    ]);
  });

  it('has the usual card of each car, newest first', async () => {
    await using site = await app();
    const { list } = await shownTo(await signedIn(site, '7', '8'));
    expect(list.phone).toBe(phone);
    expect(list.cars.map(({ id }) => id)).toEqual(['8', '7']);
    expect(list.cars[1]).toMatchObject({
      name: '2021 Toyota Corolla',
      change: null,
      savedOn: 'Saved on November 20, 2026',
      card: {
        href: '/cars/corolla-7',
        price: { text: '$25,990' },
        weekly: cardFacts(corolla, cardSettings(settings, new Date('2026-11-20'))).weekly,
        controls: [],
        actions: { actions: [{ label: 'View Details', href: '/cars/corolla-7' }] },
      },
    });
  });

  it.each([
    ['a drop', { price: 24_990 }, '$1,000 less than when you saved it', null, '/cars/corolla-7'],
    ['a rise', { price: 26_490 }, '$500 more than when you saved it', null, '/cars/corolla-7'],
    ['a reservation', { isReserved: true }, null, 'Reserved', '/cars/corolla-7'],
    ['a sale', { status: 'sold' as const }, null, 'Sold', '/cars/corolla-7/enquire'],
  ])('shows what has changed since: %s', async (_, change, words, tag, href) => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    site.publish([{ ...corolla, ...change }]);
    const [car] = (await shownTo(browser)).list.cars;
    expect(car?.change?.text ?? null).toBe(words);
    expect(car?.card?.tag?.text ?? null).toBe(tag);
    expect(car?.card?.actions.actions).toMatchObject([{ href }]);
    expect(car?.card?.weekly === null).toBe(tag === 'Sold');
  });

  it('keeps the name of a car that has left the site', async () => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    site.publish([]);
    const { list } = await shownTo(browser);
    expect(list.cars).toMatchObject([{ id: '7', name: '2021 Toyota Corolla', card: null }]);
  });

  it('gets the same cards as JSON when another tab has changed the list', async () => {
    await using site = await app();
    const browser = await signedIn(site, '7', '8');
    const reply = await browser.ask('/api/watchlist/cards');
    expect(await reply.json()).toEqual({ cars: (await shownTo(browser)).list.cars });
    expect((await site.browser().ask('/api/watchlist/cards')).status).toBe(401);
  });

  it('asks for confirmation before it saves the car of a link, unless it is saved already', async () => {
    await using site = await app();
    const browser = await signedIn(site, '8');
    expect((await shownTo(browser, '/watchlist?save=7')).ask).toEqual({
      id: '7',
      text: 'Save 2021 Toyota Corolla in your watchlist?',
      button: 'Save',
    });
    expect((await shownTo(browser)).list.cars).toHaveLength(1);
    for (const path of ['/watchlist?save=8', '/watchlist?save=none', '/watchlist?save=']) {
      expect((await shownTo(browser, path)).ask).toBeNull();
    }
  });

  it('restores a recently removed car, for its owner', async () => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    const form = new URLSearchParams({ phone_number: phone, car_id: '7', redirect: '/watchlist?removed=7' });
    const reply = await browser.post('/api/watchlist/remove-car', String(form), {
      headers: { Accept: 'text/html' },
    });
    expect(reply.headers.get('Location')).toBe('/watchlist?removed=7');
    expect((await shownTo(browser, '/watchlist?removed=7')).ask).toEqual({
      id: '7',
      text: '2021 Toyota Corolla is no longer in your watchlist',
      button: 'Undo',
    });
    const stranger = site.browser();
    await stranger.signIn('0487654321');
    expect((await shownTo(stranger, '/watchlist?removed=7')).ask).toBeNull();
    site.wait(61 * minuteMs);
    expect((await shownTo(browser, '/watchlist?removed=7')).ask).toBeNull();
  });

  it('shows the subscription, without the token that ends it', async () => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    expect(await shownTo(browser)).toMatchObject({ notices: null, hasChanged: false });
    await browser.post('/api/watchlist/notices', { sold: true, channel: 'email', email: 'ana@example.com' });
    expect(await shownTo(browser, '/watchlist?notices=on')).toMatchObject({ hasChanged: true });
    expect((await shownTo(browser)).notices).toEqual({
      ...{ channel: 'email', email: 'ana@example.com' },
      ...{ isOn: true, priceDrops: false, sold: true },
    });
    await browser.post('/api/watchlist/notices', {});
    expect((await shownTo(browser)).notices?.isOn).toBe(false);
  });

  it('answers 404 at a dealer without a watchlist', async () => {
    await using site = await accountApp(settings, {
      account: (defaults) => ({ ...defaults, watchlist: { ...defaults.watchlist, enabled: false } }),
    });
    expect((await site.browser().ask('/watchlist')).status).toBe(404);
  });
});
