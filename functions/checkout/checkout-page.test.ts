import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import {
  type CheckoutApp,
  checkoutApp,
  openSettings,
  reserved,
  shopper,
  startMs,
} from '#tests/fixtures/checkout/checkout-app.ts';
import { sha256 } from '../http/digest.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';

const open = (settings: Settings = openSettings) => checkoutApp({ settings });

/** Only signed-in shoppers may reserve. */
const gated: Settings = {
  ...openSettings,
  account: {
    ...openSettings.account,
    gates: { ...openSettings.account.gates, checkout: true },
  },
};

const pageSchema = v.object({ name: v.literal('checkout'), props: v.looseObject({}) });

async function shown(app: CheckoutApp, path: string, headers: Record<string, string> = {}) {
  const reply = await app.ask(path, undefined, { Accept: 'text/html', ...headers });
  const to = reply.headers.get('Location');
  return { status: reply.status, to, reply };
}

/** The props of the rendered page. */
async function propsOf(app: CheckoutApp, path: string, headers: Record<string, string> = {}) {
  const { reply } = await shown(app, path, headers);
  expect(reply.status).toBe(200);
  return v.parse(pageSchema, await reply.json()).props;
}

/** The session cookie of a shopper with this phone. */
async function signedIn(app: CheckoutApp, phone = '0412000001'): Promise<string> {
  const site = 'city-motors';
  await app.database.execute({
    sql: `INSERT INTO contacts (site, phone, user_id, first_name, since) VALUES (?, ?, 'user-1', 'Ada <b>', ?)`,
    args: [site, phone, startMs],
  });
  await app.database.execute({
    sql: `INSERT INTO sessions (token_hash, session, site, phone, signed_in_at, issued_at, expires_at)
      VALUES (?, 'session-1', ?, ?, ?, ?, ?)`,
    args: [sha256('token-of-ada'), site, phone, startMs, startMs, startMs + 86_400_000],
  });
  return '__Host-session=token-of-ada';
}

describe('the checkout page', () => {
  it('shows the current price and what is paid when', async () => {
    await using app = await open();
    const marked = { status: 'in_stock', reserved: false, price: 12_345, atMs: startMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, marked);
    expect(await propsOf(app, '/cars/corolla-7/checkout')).toEqual({
      path: '/cars/corolla-7/checkout',
      car: expect.objectContaining({ slug: 'corolla-7', name: '2021 Toyota Corolla', price: '$12,345' }),
      price: 12_345,
      deposit: 200,
      refusal: null,
      person: null,
      lastResult: null,
    });
  });

  it('shows the car’s own deposit', async () => {
    await using app = await open();
    expect(await propsOf(app, '/cars/corolla-8/checkout')).toMatchObject({ deposit: 500 });
  });

  it.each([
    ['sold-10', 'sold'],
    ['reserved-11', 'reserved'],
    ['free-12', 'noPrice'],
    ['driven-13', 'unavailable'],
  ])('of %s shows instead of the form that it is %s', async (slug, refusal) => {
    await using app = await open();
    expect(await propsOf(app, `/cars/${slug}/checkout`)).toMatchObject({ refusal });
  });

  it('of a car that was just reserved says so', async () => {
    await using app = await open();
    await reserved(app, shopper(2));
    expect(await propsOf(app, '/cars/corolla-7/checkout')).toMatchObject({ refusal: 'reserved' });
  });

  it('redirects to the car when it is unknown or cannot be reserved', async () => {
    await using app = await open();
    expect(await shown(app, '/cars/none/checkout')).toMatchObject({ status: 302, to: '/cars/none' });
    const { card } = openSettings.vehicle;
    const off = { ...card, reserve: { ...card.reserve, show: false } };
    await using without = await open({ ...openSettings, vehicle: { ...openSettings.vehicle, card: off } });
    expect(await shown(without, '/cars/corolla-7/checkout')).toMatchObject({
      status: 302,
      to: '/cars/corolla-7',
    });
  });

  it('has the dealer’s address, to which the others redirect', async () => {
    await using app = await open();
    const to = async (of: CheckoutApp, path: string) => (await shown(of, path)).to;
    expect(await to(app, '/cars/corolla-7/buy-online')).toBe('/cars/corolla-7/checkout');
    expect(await to(app, '/checkout-journey?car_id=7')).toBe('/cars/corolla-7/checkout');
    expect(await to(app, '/checkout-journey?car_id=corolla-7')).toBe('/cars/corolla-7/checkout');
    expect(await to(app, '/checkout-journey?car_id=//elsewhere.example')).toMatch(/^\/search\//);
    const { checkout } = openSettings;
    const other = { ...checkout, page: { ...checkout.page, route: 'buy-online' as const } };
    await using buying = await open({ ...openSettings, checkout: other });
    expect(await to(buying, '/checkout-journey?car_id=7')).toBe('/cars/corolla-7/buy-online');
    expect((await shown(buying, '/cars/corolla-7/buy-online')).status).toBe(200);
  });
});

describe('a dealer that requires sign-in to reserve', () => {
  it('sends shoppers to sign in once the car is known, and back', async () => {
    await using app = await open(gated);
    const { status, to } = await shown(app, '/cars/corolla-7/checkout');
    expect(status).toBe(303);
    expect(to).toBe('/sign-in?type=checkout&redirect=%2Fcars%2Fcorolla-7%2Fcheckout&back=%2F');
    expect((await shown(app, '/checkout-journey?car_id=7')).to).toBe('/cars/corolla-7/checkout');
  });

  it.each([
    ['sold-10', 'sold'],
    ['free-12', 'noPrice'],
    ['driven-13', 'unavailable'],
  ])('requires no sign-in to say that %s is %s', async (slug, refusal) => {
    await using app = await open(gated);
    expect(await propsOf(app, `/cars/${slug}/checkout`)).toMatchObject({ refusal, person: null });
  });

  it('lets the holder sign in to see the reservation', async () => {
    await using app = await open(gated);
    expect((await shown(app, '/cars/reserved-11/checkout')).status).toBe(303);
  });

  it('refuses a reservation posted without a session', async () => {
    await using app = await open(gated);
    expect((await app.ask('/api/reservations', shopper(1))).status).toBe(401);
    expect(await app.leads()).toHaveLength(0);
  });

  it('sends a form without a session back to its page, also after a refusal', async () => {
    await using app = await open(gated);
    const posted = async (from: string) => {
      const headers = { Accept: 'text/html', Referer: `http://city-motors.localhost${from}` };
      const reply = await app.ask('/api/reservations', shopper(1), headers);
      const to = new URL(reply.headers.get('Location') ?? '', 'http://city-motors.localhost');
      return [reply.status, to.pathname, to.searchParams.get('redirect')];
    };
    const toForm = [303, '/sign-in', '/cars/corolla-7/checkout'];
    expect(await posted('/cars/corolla-7/checkout')).toEqual(toForm);
    expect(await posted('/api/reservations')).toEqual(toForm);
  });

  it('fills in the session’s phone and ignores the posted one', async () => {
    await using app = await open(gated);
    const Cookie = await signedIn(app);
    expect(await propsOf(app, '/cars/corolla-7/checkout', { Cookie })).toMatchObject({
      person: { name: 'Ada <b>', lastName: '', email: '', phone: '0412000001' },
    });
    const sent = shopper(1, { phone: '0499999999' });
    const reply = await app.ask('/api/reservations', sent, { Cookie });
    expect(reply.status).toBe(201);
    const [lead] = await app.leads();
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({ phone: '0412000001' });
  });

  it('shows the holder their reservation, and nobody else', async () => {
    await using app = await open(gated);
    const Cookie = await signedIn(app);
    await app.ask('/api/reservations', shopper(1), { Cookie });
    const { status, to } = await shown(app, '/cars/corolla-7/checkout', { Cookie });
    expect(status).toBe(303);
    expect((await (await app.ask(to ?? '')).json()).status).toBe('held');
  });

  it('tells a shopper with too many reservations before the form', async () => {
    await using app = await open(gated);
    const Cookie = await signedIn(app);
    for (const slug of ['corolla-7', 'corolla-8']) {
      await app.ask('/api/reservations', shopper(1, { car_slug: slug, idempotency_key: `key for ${slug}` }), {
        Cookie,
      });
    }
    expect(await propsOf(app, '/cars/corolla-9/checkout', { Cookie })).toMatchObject({ refusal: 'tooMany' });
  });
});

describe('a reservation refused without JavaScript', () => {
  const post = (app: CheckoutApp, fields: ReturnType<typeof shopper>) => {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return app.askPage('/api/reservations', String(new URLSearchParams(texts)));
  };

  it('shows the form again, with its values and errors', async () => {
    await using app = await open();
    const reply = await post(app, shopper(1, { email: 'none' }));
    expect(reply.status).toBe(422);
    expect(v.parse(pageSchema, await reply.json()).props).toMatchObject({
      car: { slug: 'corolla-7' },
      refusal: null,
      lastResult: {
        initialValue: { email: 'none' },
        error: { email: [openSettings.leads.texts.email] },
      },
    });
  });

  it('shows why the car is no longer available', async () => {
    await using app = await open();
    await reserved(app, shopper(2));
    const reply = await post(app, shopper(1));
    expect(reply.status).toBe(409);
    expect(v.parse(pageSchema, await reply.json()).props).toMatchObject({
      refusal: 'reserved',
      lastResult: {
        error: { '': [expect.stringContaining('reserved'), 'You can also call (07) 5550 0140.'] },
      },
    });
  });
});
