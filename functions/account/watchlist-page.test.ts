import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp, type Browser, minuteMs, phone } from './account-app.fixture.ts';

const settings = demoSettings('harbourline');
const corolla = aVehicle({ id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla', price: 25_990 });
const hilux = aVehicle({ id: '8', slug: 'hilux-8', name: '2020 Toyota HiLux', price: 39_990 });
const nasty = aVehicle({ id: '9', slug: 'x-9', name: 'A "car" <script>&', price: 9_990 });
const vehicles = [corolla, hilux, nasty];

/** What of the built page is filled in (`src/account/watchlist/Watchlist.astro`, `WatchNotices.astro`). */
const page = `<p data-fill="watchlist-count" hidden></p>
<form data-fill="watchlist-ask" hidden><p data-fill="watchlist-ask-text"></p>
<input data-fill="watchlist-ask-phone"><input data-fill="watchlist-ask-car">
<button data-fill="watchlist-ask-button"></button></form>
<div data-fill="watchlist-elsewhere">elsewhere</div><div data-fill="watchlist-empty" hidden></div>
<ul><!--watched-cars--></ul>
<template data-watched-car><li data-fill="watched"><a href="/" data-fill="watched-name"></a>
<b data-fill="watched-price"></b><i data-fill="watched-status" hidden></i><u data-fill="watched-change" hidden></u>
<a data-fill="watched-view" hidden></a><a href="/stock" data-fill="watched-similar" hidden></a>
<input name="phone_number"><input name="car_id"><input name="redirect"></li></template>
<p data-fill="notices-state" hidden></p><span data-fill="notices-label-sms"></span>
<input name="price_drops"><input name="sold"><input type="radio" value="sms" checked><input type="radio" value="email">
<input name="email">`;
const files = { '/forms/watchlist': new TextEncoder().encode(page) };

const app = () => accountApp(settings, { vehicles, files });

async function signedIn(site: Awaited<ReturnType<typeof app>>, ...ids: readonly string[]): Promise<Browser> {
  const browser = site.browser();
  await browser.signIn();
  for (const car_id of ids) {
    await browser.post('/api/watchlist/save-car', { phone_number: phone, car_id });
    site.wait(minuteMs);
  }
  return browser;
}

/** The page of a shopper, with each list item as one text. */
async function seen(browser: Browser, path = '/watchlist') {
  const reply = await browser.ask(path);
  const html = await reply.text();
  const items = html.slice(0, html.indexOf('<template')).match(/<li[\s\S]*?<\/li>/g) ?? [];
  return { status: reply.status, headers: reply.headers, html, items };
}

describe('the page of the watchlist', () => {
  it('sends whoever has not signed in to do so, and back with what they wanted', async () => {
    await using site = await app();
    const { status, headers } = await seen(site.browser(), '/watchlist?save=7');
    expect([status, headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=watchlist&redirect=%2Fwatchlist%3Fsave%3D7&back=%2F',
    ]);
  });

  it('has a card for each car, what was saved last first, and is kept by no cache', async () => {
    await using site = await app();
    const { headers, html, items } = await seen(await signedIn(site, '7', '8'));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(items.map((item) => /data-id="(\d+)"/.exec(item)?.[1])).toEqual(['8', '7']);
    expect(items[1]).toContain('data-fill="watched-name">2021 Toyota Corolla</a>');
    expect(items[1]).toContain('data-fill="watched-price">$25,990</b>');
    expect(items[1]).toContain(`name="phone_number" value="${phone}"`);
    expect(html).toContain('data-fill="watchlist-count">2 cars saved</p>');
    expect(html).toContain('data-fill="watchlist-empty" hidden>');
  });

  it.each([
    ['a drop', { price: 24_990 }, '>$1,000 less than when you saved it</u>', 'href="/cars/corolla-7"'],
    ['a rise', { price: 26_490 }, '>$500 more than when you saved it</u>', 'href="/cars/corolla-7"'],
    ['a reservation', { isReserved: true }, '>Reserved</i>', 'href="/cars/corolla-7"'],
    ['a sale', { status: 'sold' as const }, '>Sold</i>', 'href="/cars/corolla-7/enquire"'],
  ])('says what has changed since: %s', async (_, change, words, link) => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    site.publish([{ ...corolla, ...change }]);
    const { items } = await seen(browser);
    expect(items[0]).toContain(words);
    expect(items[0]).toContain(link);
  });

  it('keeps the name of a car that has gone, and leads to the stock', async () => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    site.publish([]);
    const [item] = (await seen(browser)).items;
    expect(item).toContain('<a data-fill="watched-name">2021 Toyota Corolla</a>');
    expect(item).toContain('>No longer on our site</i>');
    expect(item).toMatch(/<a href="\/stock" data-fill="watched-similar" aria-label="[^"]+">/);
  });

  it('writes the names of feeds as text', async () => {
    await using site = await app();
    const [item = ''] = (await seen(await signedIn(site, '9'))).items;
    expect(item).toContain('A &#34;car&#34; &#60;script&#62;&#38;');
    expect(item).not.toContain('<script>');
  });

  it('says that there is nothing yet', async () => {
    await using site = await app();
    const { html, items } = await seen(await signedIn(site));
    expect(items).toEqual([]);
    expect(html).toContain('<div data-fill="watchlist-empty">');
  });

  it('asks once more before it saves a car that a link names, and not for one that is saved', async () => {
    await using site = await app();
    const browser = await signedIn(site, '8');
    const { html } = await seen(browser, '/watchlist?save=7');
    expect(html).toContain('<form data-fill="watchlist-ask">');
    expect(html).toContain('Save 2021 Toyota Corolla in your watchlist?');
    expect(html).toContain('data-fill="watchlist-ask-car" value="7"');
    expect((await seen(browser)).items).toHaveLength(1);
    for (const path of ['/watchlist?save=8', '/watchlist?save=none', '/watchlist?save=']) {
      expect((await seen(browser, path)).html).toContain('<form data-fill="watchlist-ask" hidden>');
    }
  });

  it('gives back what was removed a moment ago, to who has removed it', async () => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    const form = new URLSearchParams({ phone_number: phone, car_id: '7', redirect: '/watchlist?removed=7' });
    const reply = await browser.post('/api/watchlist/remove-car', String(form), {
      headers: { Accept: 'text/html' },
    });
    expect(reply.headers.get('Location')).toBe('/watchlist?removed=7');
    const { html } = await seen(browser, '/watchlist?removed=7');
    expect(html).toContain('2021 Toyota Corolla is no longer in your watchlist');
    expect(html).toContain('data-fill="watchlist-ask-button">Undo</button>');
    const stranger = site.browser();
    await stranger.signIn('0487654321');
    expect((await seen(stranger, '/watchlist?removed=7')).html).not.toContain('Undo');
    site.wait(61 * minuteMs);
    expect((await seen(browser, '/watchlist?removed=7')).html).not.toContain('Undo');
  });

  it('shows what messages were asked for, and nothing ticked that was not', async () => {
    await using site = await app();
    const browser = await signedIn(site, '7');
    const before = (await seen(browser)).html;
    expect(before).toContain('Text message to 0412 345 678');
    expect(before).toContain('<input name="price_drops"><input name="sold">');
    const asked = { sold: true, channel: 'email', email: 'ana@example.com' };
    await browser.post('/api/watchlist/notices', asked);
    const after = (await seen(browser, '/watchlist?notices=on')).html;
    expect(after).toContain('<input name="price_drops"><input name="sold" checked="">');
    expect(after).toContain('<input type="radio" value="sms"><input type="radio" value="email" checked="">');
    expect(after).toContain('name="email" value="ana@example.com"');
    expect(after).toContain('Messages are on.');
    await browser.post('/api/watchlist/notices', {});
    expect((await seen(browser, '/watchlist?notices=off')).html).toContain('Messages are off.');
  });

  it('is not there where there is no watchlist', async () => {
    await using site = await accountApp(settings, {
      files,
      account: (defaults) => ({ ...defaults, watchlist: { ...defaults.watchlist, enabled: false } }),
    });
    expect((await seen(site.browser())).status).toBe(404);
  });
});
