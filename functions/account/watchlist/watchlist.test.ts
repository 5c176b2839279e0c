import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeReport } from '../../vehicle/status/status-reports.ts';
import { type AccountApp, accountApp, type Browser, minuteMs, phone } from '../account-app.fixture.ts';

const settings = demoSettings('harbourline');

const corolla = aVehicle({ id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla', price: 25_990 });
const hilux = aVehicle({ id: '8', slug: 'hilux-8', name: '2020 Toyota HiLux', price: 39_990 });
const mazda = aVehicle({ id: '9', slug: 'mazda-9', name: '2019 Mazda 3', price: 18_990 });
const vehicles = [corolla, hilux, mazda];

const asked = ({ id, slug }: { id: string; slug: string }) => ({
  phone_number: phone,
  car_id: id,
  car_slug: slug,
});
const save = (browser: Browser, car: unknown) => browser.post('/api/watchlist/save-car', car);
const remove = (browser: Browser, car: unknown) => browser.post('/api/watchlist/remove-car', car);
const listOf = async (browser: Browser) => (await (await browser.ask('/api/watchlist')).json()).cars;
const idsOf = async (browser: Browser) =>
  (await listOf(browser)).map((car: { car_id: string }) => car.car_id);

async function signedIn(app: AccountApp, number = phone, origin?: string): Promise<Browser> {
  const browser = app.browser(origin);
  await browser.signIn(number);
  return browser;
}

describe('the watchlist', () => {
  it('stores cars of the signed-in shopper, on all devices, newest first', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    const reply = await save(browser, asked(corolla));
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { success: true, car: { id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla' } },
    ]);
    app.wait(minuteMs);
    // Some pages send the slug in the field `car_id`.
    await save(browser, { phone_number: '+61 412 345 678', car_id: 'hilux-8' });
    const [first, second] = await listOf(await signedIn(app));
    expect(first).toMatchObject({ car_id: '8' });
    expect(second).toEqual({
      car_id: '7',
      car_slug: 'corolla-7',
      name: '2021 Toyota Corolla',
      path: '/cars/corolla-7',
      image: corolla.images[0]?.url ?? null,
      saved_at: '2026-11-20T10:00:00.000Z',
      when_saved: { price: 25_990, status: 'in_stock' },
      now: { price: 25_990, status: 'in_stock' },
      changes: [],
    });
  });

  it('stores a car once, as it was when it was first saved', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    await Promise.all(Array.from({ length: 5 }, () => save(browser, asked(corolla))));
    app.publish([{ ...corolla, price: 23_990 }]);
    await save(browser, asked(corolla));
    expect(await listOf(browser)).toMatchObject([
      { when_saved: { price: 25_990 }, now: { price: 23_990 }, changes: ['price_down'] },
    ]);
  });

  it('takes price and status from the published site, never from the browser', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    await save(browser, { ...asked(corolla), price: 1, status: 'sold', name: 'Free' });
    expect(await listOf(browser)).toMatchObject([
      { name: '2021 Toyota Corolla', when_saved: { price: 25_990, status: 'in_stock' } },
    ]);
  });

  it('shows changes since, from a report or the next build', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    for (const car of vehicles) await save(browser, asked(car));
    const report = { reserved: true, price: null, atMs: Date.parse('2026-11-20T10:00:00Z') };
    await writeReport(app.database, { site: 'city-motors', car: '7' }, { ...report, status: 'in_stock' });
    await writeReport(app.database, { site: 'city-motors', car: '8' }, { ...report, status: 'sold' });
    app.publish([corolla, hilux]);
    expect(await listOf(browser)).toMatchObject([
      { car_id: '7', now: { status: 'reserved' }, changes: ['reserved'] },
      { car_id: '8', now: { status: 'sold' }, changes: ['sold'] },
      {
        car_id: '9',
        name: '2019 Mazda 3',
        path: null,
        now: { price: null, status: 'gone' },
        changes: ['gone'],
      },
    ]);
  });

  it('finds a car whose slug has changed', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    await save(browser, asked(corolla));
    app.publish([{ ...corolla, slug: 'corolla-hybrid-7', price: 24_990 }]);
    expect(await listOf(browser)).toMatchObject([
      { path: '/cars/corolla-hybrid-7', now: { status: 'in_stock' }, changes: ['price_down'] },
    ]);
  });

  it('removes a car by id or slug, even when it has left the site, idempotently', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    for (const car of vehicles) await save(browser, asked(car));
    app.publish([]);
    expect((await remove(browser, { phone_number: phone, car_id: '7' })).status).toBe(200);
    await remove(browser, { phone_number: phone, car_id: 'hilux-8' });
    expect(await (await remove(browser, { phone_number: phone, car_id: '7' })).json()).toEqual({
      success: true,
    });
    expect(await idsOf(browser)).toEqual(['9']);
  });

  it('restores the entry of a car saved again within an hour, even when its page is gone', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    await save(browser, asked(corolla));
    app.wait(59 * minuteMs);
    await remove(browser, asked(corolla));
    app.publish([{ ...corolla, price: 23_990 }]);
    app.wait(59 * minuteMs);
    await save(browser, asked(corolla));
    expect(await listOf(browser)).toMatchObject([
      { saved_at: '2026-11-20T10:00:00.000Z', when_saved: { price: 25_990 }, changes: ['price_down'] },
    ]);
    await remove(browser, asked(corolla));
    app.publish([]);
    const reply = await save(browser, asked(corolla));
    expect([reply.status, (await reply.json()).car]).toEqual([
      200,
      { id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla' },
    ]);
    expect(await listOf(browser)).toMatchObject([{ car_id: '7', changes: ['gone'] }]);
  });

  it('starts afresh for a car saved again later', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await signedIn(app);
    await save(browser, asked(corolla));
    await remove(browser, asked(corolla));
    app.publish([{ ...corolla, price: 23_990 }]);
    app.wait(61 * minuteMs);
    await save(browser, asked(corolla));
    expect(await listOf(browser)).toMatchObject([{ when_saved: { price: 23_990 }, changes: [] }]);
  });

  it('restores a car only while the list is not full', async () => {
    await using app = await accountApp(settings, {
      vehicles,
      account: (defaults) => ({ ...defaults, watchlist: { ...defaults.watchlist, maxCars: 1 } }),
    });
    const browser = await signedIn(app);
    await save(browser, asked(corolla));
    await remove(browser, asked(corolla));
    await save(browser, asked(hilux));
    expect((await save(browser, asked(corolla))).status).toBe(409);
    await remove(browser, asked(hilux));
    expect((await save(browser, asked(corolla))).status).toBe(200);
    expect(await idsOf(browser)).toEqual(['7']);
  });

  it('holds no more than the limit, also with concurrent requests', async () => {
    await using app = await accountApp(settings, {
      vehicles,
      account: (defaults) => ({ ...defaults, watchlist: { ...defaults.watchlist, maxCars: 2 } }),
    });
    const browser = await signedIn(app);
    const replies = await Promise.all(vehicles.map((car) => save(browser, asked(car))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      detail: 'Your watchlist holds 2 vehicles, which is as many as it takes. Remove one first.',
    });
    const [id] = await idsOf(browser);
    const saved = vehicles.find((car) => car.id === id) ?? mazda;
    expect((await save(browser, asked(saved))).status).toBe(200);
    expect(await listOf(browser)).toHaveLength(2);
  });

  it('refuses a car that is not on this site', async () => {
    await using app = await accountApp(settings, { vehicles });
    const reply = await save(await signedIn(app), { phone_number: phone, car_id: '99', car_slug: 'none' });
    expect([reply.status, (await reply.json()).detail]).toEqual([
      404,
      'This vehicle is no longer on our site.',
    ]);
  });

  it('redirects a form without JavaScript within the site', async () => {
    await using app = await accountApp(settings, { vehicles });
    const form = new URLSearchParams({ ...asked(corolla), redirect: '/cars/corolla-7' });
    const reply = await (await signedIn(app)).post('/api/watchlist/save-car', String(form), {
      headers: { Accept: 'text/html' },
    });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/cars/corolla-7']);
  });
});

describe('somebody else’s watchlist', () => {
  it('cannot be read or changed with another phone’s session', async () => {
    await using app = await accountApp(settings, { vehicles });
    const owner = await signedIn(app);
    await save(owner, asked(corolla));
    const stranger = await signedIn(app, '0487654321');
    for (const change of [save, remove]) {
      const reply = await change(stranger, asked(corolla));
      expect([reply.status, (await reply.json()).detail]).toEqual([
        403,
        'You are signed in with another number. Please sign out, then sign in with this one.',
      ]);
    }
    expect(await listOf(stranger)).toEqual([]);
    expect(await idsOf(owner)).toEqual(['7']);
  });

  it('cannot be read or changed without a session', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = app.browser();
    const replies = [
      await save(browser, asked(corolla)),
      await remove(browser, asked(corolla)),
      await browser.ask('/api/watchlist'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await replies[2]?.json()).toMatchObject({ detail: 'Please sign in first.' });
  });

  it('is separate at another dealer, even for the same phone', async () => {
    await using app = await accountApp(settings, { vehicles });
    const here = await signedIn(app);
    await save(here, asked(corolla));
    const there = await signedIn(app, phone, 'http://other-motors.localhost:4321');
    expect(await listOf(there)).toEqual([]);
    await remove(there, asked(corolla));
    expect(await idsOf(here)).toEqual(['7']);
  });
});

describe('a dealer without a watchlist', () => {
  it.each([
    ['because nobody signs in', { enabled: false }],
    ['because it is switched off', { watchlist: { ...settings.account.watchlist, enabled: false } }],
  ])('answers 404 to %s', async (_, changes) => {
    await using app = await accountApp(settings, {
      vehicles,
      account: (defaults) => ({ ...defaults, ...changes }),
    });
    const browser = app.browser();
    expect((await browser.ask('/api/watchlist')).status).toBe(404);
    expect((await save(browser, asked(corolla))).status).toBe(404);
  });
});
