import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reservationReplySchema, reservedSchema } from '#src/checkout/reservation.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { openDatabase } from '../storage/open-database.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { writeReport } from '../vehicle/status-reports.ts';

const base = demoSettings('harbourline');
const unlimited = { burst: 10_000, perHour: 1_000_000 };
const settings: Settings = {
  ...base,
  leads: { ...base.leads, limits: { perAddress: unlimited, perPerson: unlimited } },
};

const car = aVehicle({ id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla', locationId: 'gc' });
const stock: readonly Vehicle[] = [
  car,
  aVehicle({ id: '8', slug: 'corolla-8', reserveDeposit: 500 }),
  aVehicle({ id: '9', slug: 'corolla-9' }),
  aVehicle({ id: '10', slug: 'sold-10', status: 'sold' }),
  aVehicle({ id: '11', slug: 'reserved-11', isReserved: true }),
  aVehicle({ id: '12', slug: 'free-12', price: null }),
  aVehicle({ id: '13', slug: 'driven-13', tag: 'Test Drive Only' }),
];

const start = Date.parse('2026-11-20T09:00:00+10:00');
const hour = 3_600_000;

async function open(own: Settings = settings) {
  const database = await temporaryDatabase();
  let nowMs = start;
  const portsOn = (on: typeof database | Awaited<ReturnType<typeof openDatabase>>) =>
    testPorts({
      database: on,
      publishedSite: async (slug) => ({ ...aPublishedSite({ settings: own, vehicles: stock }), slug }),
      listSites: async () => ['city-motors', 'other'].map((slug) => ({ slug, hosts: [`${slug}.example`] })),
      now: () => nowMs,
      chance: { id: () => crypto.randomUUID(), token: () => crypto.randomUUID(), digits: () => '000000' },
    });
  const askOn =
    (app: ReturnType<typeof createApp>) =>
    async (path: string, body?: unknown, headers: Record<string, string> = {}, host = 'city-motors') =>
      app.request(`http://${host}.example${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
  return {
    database,
    ask: askOn(createApp(portsOn(database))),
    /** Another process on the same database. */
    another: async () => {
      const second = await openDatabase({ url: database.url });
      return { ask: askOn(createApp(portsOn(second))), close: second.close };
    },
    wait: (ms: number) => {
      nowMs += ms;
    },
    leads: async () => database.execute({ sql: 'SELECT * FROM leads ORDER BY rowid' }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

type App = Awaited<ReturnType<typeof open>>;

const shopper = (number: number, changes: object = {}) => ({
  name: 'Ada',
  last_name: 'Lovelace',
  email: `ada${number}@example.com`,
  phone: `04120000${String(number).padStart(2, '0')}`,
  car_id: '7',
  car_slug: 'corolla-7',
  terms_conditions: true,
  idempotency_key: `key-of-shopper-${number}`,
  ...changes,
});

async function reserved(app: App, body: unknown = shopper(1)) {
  const reply = await app.ask('/api/reservations', body);
  expect(reply.status).toBe(201);
  return v.parse(reservedSchema, await reply.json());
}

const stateOf = async (reply: Response) => v.parse(reservationReplySchema, await reply.json());
const isReserved = async (app: App, slug = 'corolla-7') => {
  const { car_fields } = await (await app.ask(`/api/cars/${slug}/view.json`)).json();
  return car_fields.reserved;
};

describe('a reservation', () => {
  it('holds the car for 48 hours without a card, and says so', async () => {
    await using app = await open();
    const { lead_id, receipt, reservation } = await reserved(
      app,
      shopper(1, { message: 'I come on Sunday.' }),
    );
    expect(reservation).toEqual({
      status: 'held',
      car: { id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla' },
      amount: 200,
      payment: 'none',
      held_until: '2026-11-22T09:00:00+10:00',
      message:
        'The 2021 Toyota Corolla is held for you until Sunday 22 November at 9:00 am. You have paid nothing yet: the deposit of $200 is due when you come in, and is refundable in full.',
      path: receipt.replace('/leads/', '/reservations/'),
    });
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ id: lead_id, category: 'Reservation', car: '7', branch: 'gc' });
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({
      phone: '0412000001',
      message: 'I come on Sunday.',
      reserve_amount: 200,
      reserve_hours: 48,
    });
  });

  it('costs what the car says, where it says so', async () => {
    await using app = await open();
    const { reservation } = await reserved(app, shopper(1, { car_slug: 'corolla-8' }));
    expect(reservation.amount).toBe(500);
  });

  it('of a car by two at the same instant is had by one; the other is told so and stores nothing', async () => {
    await using app = await open();
    const replies = await Promise.all([1, 2].map((n) => app.ask('/api/reservations', shopper(n))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = replies.find(({ status }) => status === 409);
    expect(await lost?.json()).toMatchObject({
      detail: 'Somebody has just reserved this car.',
      error: 'Somebody has just reserved this car.',
    });
    expect(await app.leads()).toHaveLength(1);
  });

  it('is had by one of many, through two processes', async () => {
    await using app = await open();
    const other = await app.another();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? app : other).ask('/api/reservations', shopper(n))),
    );
    other.close();
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await app.leads()).toHaveLength(1);
  });

  it('by a double click is one, and both hear of it', async () => {
    await using app = await open();
    const [one, two] = await Promise.all([
      app.ask('/api/reservations', shopper(1)),
      app.ask('/api/reservations', shopper(1)),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 201]);
    expect(await one.json()).toEqual(await two.json());
    expect(await app.leads()).toHaveLength(1);
  });

  it('makes the car reserved for everybody while it stands, and free again by itself', async () => {
    await using app = await open();
    expect(await isReserved(app)).toBe(false);
    const { reservation } = await reserved(app);
    expect(await isReserved(app)).toBe(true);
    expect(await isReserved(app, 'corolla-8')).toBe(false);
    app.wait(48 * hour - 1);
    expect(await isReserved(app)).toBe(true);
    expect((await app.ask('/api/reservations', shopper(2))).status).toBe(409);
    app.wait(1);
    expect(await isReserved(app)).toBe(false);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({ status: 'expired' });
    await reserved(app, shopper(2));
    expect(await isReserved(app)).toBe(true);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({ status: 'expired' });
  });

  it('stands though a system that does not know of it says that the car is free', async () => {
    await using app = await open();
    await reserved(app);
    const free = { status: 'in_stock', reserved: false, price: null, atMs: start + 1 } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, free);
    expect(await isReserved(app)).toBe(true);
  });

  it.each(['sold-10', 'reserved-11', 'free-12', 'driven-13', 'none'])('of %s cannot be', async (slug) => {
    await using app = await open();
    const reply = await app.ask('/api/reservations', shopper(1, { car_slug: slug, car_id: slug }));
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      detail: expect.stringContaining('cannot be reserved online'),
    });
    expect(await app.leads()).toHaveLength(0);
  });

  it('of a car that was reported sold since the page was built cannot be', async () => {
    await using app = await open();
    const sold = { status: 'sold', reserved: false, price: null, atMs: start } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, sold);
    expect((await app.ask('/api/reservations', shopper(1))).status).toBe(409);
  });

  it('is not taken where the dealer has none', async () => {
    const card = { ...settings.vehicle.card, reserve: { ...settings.vehicle.card.reserve, show: false } };
    await using app = await open({ ...settings, vehicle: { ...settings.vehicle, card } });
    expect((await app.ask('/api/reservations', shopper(1))).status).toBe(409);
  });

  it('is had of no more than two cars by one shopper, also at the same instant', async () => {
    await using app = await open();
    const replies = await Promise.all(
      ['corolla-7', 'corolla-8', 'corolla-9'].map((slug) =>
        app.ask(
          '/api/reservations',
          shopper(1, { car_slug: slug, idempotency_key: `key-of-one-for-${slug}` }),
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    const refused = await replies.find(({ status }) => status === 409)?.json();
    expect(refused).toMatchObject({ detail: expect.stringContaining('as many cars as one person') });
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['no phone', { phone: 'call me' }, 'phone'],
    ['no email', { email: 'ada' }, 'email'],
    ['half a postcode', { postcode: '40' }, 'postcode'],
    ['the terms not agreed to', { terms_conditions: false }, 'terms_conditions'],
  ])('with %s is refused', async (_what, changes, field) => {
    await using app = await open();
    const reply = await app.ask('/api/reservations', shopper(1, changes));
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ errors: [{ field }] });
  });

  it('by a program holds nothing, and is kept for the dealer to look at', async () => {
    await using app = await open();
    const reply = await app.ask('/api/reservations', shopper(1, { homepage: 'https://pills.example' }));
    expect(reply.status).toBe(409);
    expect(await isReserved(app)).toBe(false);
    const rows = await app.database.execute({ sql: 'SELECT DISTINCT state FROM lead_deliveries' });
    expect(rows.map(({ state }) => state)).toEqual(['held']);
  });
});

describe('a holder', () => {
  it('sees the reservation by its link, and nobody does at another dealer', async () => {
    await using app = await open();
    const { reservation } = await reserved(app);
    expect(await stateOf(await app.ask(reservation.path))).toEqual(reservation);
    expect((await app.ask(reservation.path, undefined, {}, 'other')).status).toBe(404);
    expect((await app.ask(`${reservation.path}/release`, {}, {}, 'other')).status).toBe(404);
    expect((await app.ask('/api/reservations/none')).status).toBe(404);
    expect(await isReserved(app)).toBe(true);
  });

  it('gives it up once, however often that is asked; the car is free and the dealer knows', async () => {
    await using app = await open();
    const { reservation, lead_id } = await reserved(app);
    const release = async () => app.ask(`${reservation.path}/release`, {});
    for (const reply of [...(await Promise.all([release(), release()])), await release()]) {
      expect(reply.status).toBe(200);
      expect(await stateOf(reply)).toMatchObject({ status: 'released' });
    }
    expect(await isReserved(app)).toBe(false);
    const leads = await app.leads();
    expect(leads).toHaveLength(2);
    expect(leads[1]).toMatchObject({ subcategory: 'Reservation released', repeats: lead_id });
    await reserved(app, shopper(2));
    expect(await stateOf(await release())).toMatchObject({ status: 'released' });
    expect(await isReserved(app)).toBe(true);
    app.wait(100 * hour);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({ status: 'released' });
  });

  it('without script is led to a page with the way to give it up', async () => {
    await using app = await open();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
    const form = new URLSearchParams({ ...shopper(1), message: '', terms_conditions: 'on' }).toString();
    const reply = await app.ask('/api/reservations', form, headers);
    expect(reply.status).toBe(303);
    const path = reply.headers.get('Location') ?? '';
    const page = await (await app.ask(path, undefined, headers)).text();
    expect(page).toContain('The 2021 Toyota Corolla is held for you until Sunday 22 November at 9:00 am.');
    expect(page).toContain(`action="${path}/release"`);
    const released = await app.ask(`${path}/release`, '', headers);
    expect([released.status, released.headers.get('Location')]).toEqual([303, path]);
    const after = await (await app.ask(path, undefined, headers)).text();
    expect(after).toContain('You have given up your reservation');
    expect(after).not.toContain('<form');
  });
});
