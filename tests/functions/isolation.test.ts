import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#functions/http/endpoint.ts';
import { endpoints } from '#functions/openapi/endpoints.ts';
import { formatPhone } from '#src/values/contact/phone.ts';
import { phone, type Shopper, surname, visit } from './shopper.ts';
import { cars, dealers, openTwoDealers, systemSecrets, type TwoDealers } from './two-dealers.ts';

const [own, other] = dealers;
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What gives access to an endpoint: a token in its path, a session cookie, or the secret of a dealer's system. */
const keyOf = ({ path, access }: Endpoint) =>
  access ?? (/:(token|receipt)\b/.test(path) || path.endsWith('.ics}') ? 'token' : null);

/** Public endpoints with additional data for signed-in shoppers. */
const cookiesToo = ['GET /api/account', 'GET /api/check-if-contact-exists', 'POST /api/account/sign-out'];

/** Every endpoint must be tested below or listed here as public. */
const forEverybody = [
  'GET /api/cars/:slug/related',
  'GET /api/cars/:slug/view.json',
  'GET /api/delivery',
  'GET /api/finance/calculation',
  'GET /api/fuel-cost',
  'GET /api/finance/disclaimer',
  'GET /api/finance/form',
  'GET /api/finance/page',
  'GET /finance/calculator',
  'GET /apply-for-finance',
  'GET /api/garage/cars',
  'GET /api/garage/compare',
  'GET /api/garage/shared-list',
  'GET /api/geocode',
  'GET /api/nearest-location',
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/page/:path{.+}',
  'GET /api/cars/taken',
  'GET /api/search/budget',
  'GET /api/search/price-range',
  'GET /api/test-drive/appointments',
  'GET /api/test-drive/form',
  'GET /book-test-drive',
  'GET /cars/trade-in',
  'GET /api/trade-in/purchase',
  'GET /cars/:file{[a-z0-9-]+\\.pdf}',
  'GET /cars/:slug/:file{share-[a-z0-9]+\\.jpg}',
  'GET /cars/:slug/:photo{photo-[a-z0-9]+\\.jpg}',
  'GET /cars/:slug/autogauge',
  'GET /cars/:slug{[a-z0-9-]+}',
  // For signed-in shoppers they show the session's own phone and name.
  'GET /cars/:slug{[a-z0-9-]+}/buy-online',
  'GET /cars/:slug{[a-z0-9-]+}/checkout',
  'GET /checkout-journey',
  'POST /api/payments/stripe',
  'GET /cars/:slug{[a-z0-9-]+}/enquire',
  'GET /cars/:slug{[a-z0-9-]+}/request-photos',
  'GET /cars/:slug{[a-z0-9-]+}/test-drive',
  'GET /equifax-finance',
  'GET /compare',
  'GET /finance',
  'GET /finance-enquiry',
  // For signed-in shoppers they show the data of the session's dealer.
  'GET /my-garage',
  'GET /mybigboxcars',
  'GET /myblinkr',
  'GET /mymotorama',
  'GET /myservco',
  // The token in the query is tested in functions/payment.
  'GET /online-payment/done',
  'GET /online-payment',
  'GET /spin-to-win',
  'GET /personalised/finance',
  'GET /print',
  'GET /shared-list',
  'GET /sell-my-car',
  'GET /sell-your-car',
  'GET /sign-in',
  'GET /trade-in',
  'GET /watchlist',
  'GET /save-search',
  // The token in the query is tested in functions/account/notices.
  'GET /api/watchlist/unsubscribe',
  'POST /api/watchlist/unsubscribe',
  // An address known to another dealer is tested in functions/leads/consent/unsubscribe.test.ts.
  'GET /api/unsubscribe',
  'POST /api/unsubscribe',
  'POST /api/account/code',
  'POST /api/account/verify',
  'POST /api/delivery',
  'POST /api/events',
  'POST /api/leads',
  'POST /api/missed-searches',
  'POST /api/miscellaneous',
  'POST /api/rate-limit',
  'POST /api/reservations',
  'POST /api/reveal-phone',
  'POST /api/test-drive',
  'POST /api/trade-in',
  'POST /api/youx/create-customer',
  'POST /api/youx/quote',
];

const guarded = endpoints.filter(
  (endpoint) => keyOf(endpoint) !== null || cookiesToo.includes(name(endpoint)),
);
const byToken = guarded.filter((endpoint) => keyOf(endpoint) === 'token');

const changed = {
  booking_at: '2026-11-25T11:00:00+10:00',
  make: 'Stolen',
  adjustmentAnswers: {},
  offer_accepted: true,
};

describe("a shopper's data at one dealer", () => {
  let site: TwoDealers;
  let shopper: Shopper;
  let before: string;

  beforeAll(async () => {
    site = await openTwoDealers();
    shopper = await visit(site, own);
    before = await stored();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** All rows of shoppers and dealers, without counters and rate limits. */
  async function stored(): Promise<string> {
    const tables = [
      'leads',
      'lead_deliveries',
      'trade_ins',
      'appointments',
      'reservations',
      'contacts',
      'watchlist',
      'watch_notices',
      'saved_searches',
      'search_alerts',
      'status_reports',
      'sessions',
      'own_leads',
      'online_payments',
      'spins',
    ];
    const rows = await Promise.all(
      tables.map((table) =>
        site.database.execute({ sql: `SELECT * FROM ${table} WHERE site = ?`, args: [own] }),
      ),
    );
    return JSON.stringify(rows.map((table) => table.map((row) => ({ ...row }))));
  }

  function tokenPath({ path }: Endpoint): string {
    const [, , subject = ''] = path.split('/');
    const token = Object.entries(shopper.tokens).find(([key]) => key === subject)?.[1] ?? 'no such token';
    return path.replace(/:\w+(\{.*\})?/, (hole) => (hole.includes('ics') ? `${token}.ics` : token));
  }

  const ask = (
    endpoint: Endpoint,
    dealer: typeof own | typeof other,
    path: string,
    headers: Record<string, string> = {},
    body: object = changed,
  ) =>
    site.ask(dealer, path, {
      method: endpoint.method,
      headers: { ...headers, ...(endpoint.body && { 'Content-Type': 'application/json' }) },
      ...(endpoint.body && { body: JSON.stringify(body) }),
    });

  async function expectNothingOf(reply: Response) {
    const text = await reply.text();
    expect(text).not.toContain(surname);
    expect(text).not.toContain(phone);
    expect(text).not.toContain(formatPhone(phone));
    expect(text).not.toContain(shopper.leadId);
    expect(await stored()).toBe(before);
  }

  it('is requested here at every endpoint, except public ones and those that only accept data', () => {
    const rest = endpoints.filter((endpoint) => !guarded.includes(endpoint)).map(name);
    expect(rest.sort()).toEqual([...forEverybody].sort());
  });

  it.each(
    byToken.filter(({ method }) => method === 'GET').map((endpoint) => [name(endpoint), endpoint] as const),
  )('%s shows it there, and at no other dealer', async (_name, endpoint) => {
    // Without online payment, the payment link redirects to the reservation.
    const found = endpoint.path.endsWith('/pay') ? 303 : 200;
    expect((await ask(endpoint, own, tokenPath(endpoint))).status).toBe(found);
    const reply = await ask(endpoint, other, tokenPath(endpoint));
    expect(reply.status).toBe(404);
    await expectNothingOf(reply);
  });

  it.each(
    byToken.filter(({ method }) => method !== 'GET').map((endpoint) => [name(endpoint), endpoint] as const),
  )('%s cannot change it from another dealer', async (_name, endpoint) => {
    const reply = await ask(endpoint, other, tokenPath(endpoint));
    expect([404, 422]).toContain(reply.status);
    await expectNothingOf(reply);
  });

  it.each(
    guarded
      .filter(({ access }) => access === 'session')
      .map((endpoint) => [name(endpoint), endpoint] as const),
  )('%s does not accept the cookie at another dealer', async (_name, endpoint) => {
    const body = { phone_number: phone, car_id: cars[1]?.id };
    expect((await ask(endpoint, other, endpoint.path, {}, body)).status).toBe(401);
    const reply = await ask(endpoint, other, endpoint.path, { Cookie: shopper.cookie }, body);
    expect(reply.status).toBe(401);
    await expectNothingOf(reply);
  });

  it("is not shown by another dealer's account page", async () => {
    const headers = { Cookie: shopper.cookie };
    expect(await (await site.ask(own, '/api/account', { headers })).json()).toMatchObject({
      signed_in: true,
      phone: formatPhone(phone),
    });
    expect(await (await site.ask(other, '/api/account', { headers })).json()).toEqual({ signed_in: false });
    const asked = `/api/check-if-contact-exists?phone_number=${phone}`;
    expect(await (await site.ask(own, asked, { headers })).json()).toMatchObject({
      data: { last_name: surname },
    });
    expect(await (await site.ask(other, asked, { headers })).json()).toEqual({ data: null });
  });

  it('cannot be signed out from another dealer', async () => {
    const headers = { Cookie: shopper.cookie, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"everywhere":true}' };
    await expectNothingOf(await site.ask(other, '/api/account/sign-out', init));
    expect(await (await site.ask(own, '/api/account', { headers })).json()).toMatchObject({
      signed_in: true,
    });
  });

  it('is not found by the same idempotency key, which creates another lead elsewhere', async () => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': shopper.enquiry.idempotency_key },
    };
    const stranger = {
      ...shopper.enquiry,
      name: 'Eve',
      last_name: 'Mallory',
      phone: '0400 000 001',
      email: 'eve@example.com',
    };
    for (const [dealer, body] of [
      [other, shopper.enquiry],
      [own, stranger],
    ] as const) {
      const reply = await site.ask(dealer, '/api/leads', { ...init, body: JSON.stringify(body) });
      expect(reply.status).toBe(201);
      const said = await reply.json();
      expect(said.lead_id).not.toBe(shopper.leadId);
      expect(said.receipt).not.toContain(shopper.tokens.leads);
    }
    before = await stored();
  });

  it.each(
    guarded
      .filter(({ access }) => access === 'bearer')
      .map((endpoint) => [name(endpoint), endpoint] as const),
  )("%s accepts only the dealer's own secret", async (_name, endpoint) => {
    const path = endpoint.path.replace(':slug', cars[2]?.slug ?? '');
    const report = { status: 'sold', reserved: false };
    const bearing = (dealer: typeof own) => ({ Authorization: `Bearer ${systemSecrets[dealer]}` });
    const stolen = await site.ask(own, path, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${systemSecrets[other]}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
    });
    expect(stolen.status).toBe(401);
    await expectNothingOf(stolen);
    expect((await ask(endpoint, own, path, bearing(own), report)).status).toBe(204);
  });

  it("is not available at an unknown host, nor at the machine's own name", async () => {
    const headers = { Cookie: shopper.cookie };
    for (const endpoint of guarded) {
      const path =
        keyOf(endpoint) === 'token' ? tokenPath(endpoint) : endpoint.path.replace(':slug', 'corolla-7');
      const init = { method: endpoint.method, headers };
      expect((await site.app.request(`http://stranger.example${path}`, init)).status).toBe(421);
      expect((await site.app.request(`http://localhost${path}`, init)).status).toBe(404);
    }
  });
});
