import { describe, expect, it } from 'vitest';
import {
  checkoutApp,
  hourMs,
  isReserved,
  openSettings,
  reserved,
  shopper,
  startMs,
  stateOf,
} from '#tests/fixtures/checkout/checkout-app.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';

it('a retried reservation does not count against a rate limit', async () => {
  const one = { burst: 1, perHour: 1 };
  const limits = { ...openSettings.leads.limits, perPerson: one };
  await using app = await checkoutApp({
    settings: { ...openSettings, leads: { ...openSettings.leads, limits } },
  });
  const statusOf = async (changes = {}) => (await app.ask('/api/reservations', shopper(1, changes))).status;
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([201, 200, 200]);
  const other = { car_slug: 'corolla-8', idempotency_key: 'key-of-another-car' };
  expect(await statusOf(other)).toBe(429);
  app.wait(hourMs);
  expect(await statusOf(other)).toBe(201);
});

describe('a reservation', () => {
  it('holds the car for 48 hours without a card', async () => {
    await using app = await checkoutApp();
    const { lead_id, receipt, redirectUrl, reservation } = await reserved(
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
      calendar: receipt.replace('/leads/', '/reservations/').concat('.ics'),
      pay: null,
    });
    expect(redirectUrl).toBe(reservation.path);
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ id: lead_id, category: 'Reservation', car: '7', branch: 'gc' });
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({
      phone: '0412000001',
      message: 'I come on Sunday.',
      reserve_amount: 200,
      reserve_hours: 48,
    });
  });

  it('costs the car’s own deposit', async () => {
    await using app = await checkoutApp();
    const { reservation } = await reserved(app, shopper(1, { car_slug: 'corolla-8' }));
    expect(reservation.amount).toBe(500);
  });

  it('returns the existing reservation to its holder', async () => {
    await using app = await checkoutApp();
    await reserved(app);
    const again = await app.ask(
      '/api/reservations',
      shopper(1, { idempotency_key: 'another-form-of-theirs' }),
    );
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ detail: 'You have already reserved this car.' });
  });

  it('by two concurrent shoppers succeeds once; the other stores nothing', async () => {
    await using app = await checkoutApp();
    const replies = await Promise.all([1, 2].map((n) => app.ask('/api/reservations', shopper(n))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = replies.find(({ status }) => status === 409);
    expect(await lost?.json()).toMatchObject({
      detail: 'Somebody has just reserved this car.',
      error: 'Somebody has just reserved this car.',
    });
    expect(await app.leads()).toHaveLength(1);
  });

  it('by many shoppers through two processes succeeds once', async () => {
    await using app = await checkoutApp();
    const other = await app.another();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? app : other).ask('/api/reservations', shopper(n))),
    );
    other.close();
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await app.leads()).toHaveLength(1);
  });

  it('by a double click is stored once and answered twice', async () => {
    await using app = await checkoutApp();
    const [one, two] = await Promise.all([
      app.ask('/api/reservations', shopper(1)),
      app.ask('/api/reservations', shopper(1)),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 201]);
    expect(await one.json()).toEqual(await two.json());
    expect(await app.leads()).toHaveLength(1);
  });

  it('shows the car as reserved while it lasts, and as free afterwards', async () => {
    await using app = await checkoutApp();
    expect(await isReserved(app)).toBe(false);
    const { reservation } = await reserved(app);
    expect(await isReserved(app)).toBe(true);
    expect(await isReserved(app, 'corolla-8')).toBe(false);
    app.wait(48 * hourMs - 1);
    expect(await isReserved(app)).toBe(true);
    expect((await app.ask('/api/reservations', shopper(2))).status).toBe(409);
    app.wait(1);
    expect(await isReserved(app)).toBe(false);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({ status: 'expired' });
    await reserved(app, shopper(2));
    expect(await isReserved(app)).toBe(true);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({ status: 'expired' });
  });

  it('shows in lists too, while it lasts', async () => {
    await using app = await checkoutApp();
    const taken = async () => {
      const reply = await app.ask('/api/cars/taken');
      expect(reply.headers.get('Cache-Control')).toBe('public, max-age=15');
      return reply.json();
    };
    expect(await taken()).toEqual({});
    await reserved(app);
    const sold = { status: 'sold', reserved: false, price: null, atMs: startMs } as const;
    const reservedThere = { ...sold, status: 'in_stock', reserved: true } as const;
    await writeReport(app.database, { site: 'city-motors', car: '8' }, sold);
    await writeReport(app.database, { site: 'city-motors', car: '9' }, reservedThere);
    await writeReport(app.database, { site: 'other', car: '12' }, sold);
    await writeReport(app.database, { site: 'city-motors', car: 'gone' }, sold);
    expect(await taken()).toEqual({ 'corolla-7': 'reserved', 'corolla-8': 'sold', 'corolla-9': 'reserved' });
    app.wait(48 * hourMs);
    expect(await taken()).toEqual({ 'corolla-8': 'sold', 'corolla-9': 'reserved' });
  });

  it('is not undone by a system that reports the car as free', async () => {
    await using app = await checkoutApp();
    await reserved(app);
    const free = { status: 'in_stock', reserved: false, price: null, atMs: startMs + 1 } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, free);
    expect(await isReserved(app)).toBe(true);
  });

  it.each(['sold-10', 'reserved-11', 'free-12', 'driven-13', 'none'])('of %s is refused', async (slug) => {
    await using app = await checkoutApp();
    const reply = await app.ask('/api/reservations', shopper(1, { car_slug: slug, car_id: slug }));
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      detail: expect.stringContaining('cannot be reserved online'),
    });
    expect(await app.leads()).toHaveLength(0);
  });

  it('of a car that has become dearer since the page was opened is refused, of a cheaper one is not', async () => {
    await using app = await checkoutApp();
    const ask = async (price: number, price_seen: string) => {
      const dearer = { status: 'in_stock', reserved: false, price, atMs: startMs } as const;
      await writeReport(app.database, { site: 'city-motors', car: '7' }, dearer);
      const reply = await app.ask('/api/reservations', shopper(1, { price_seen }));
      return [reply.status, (await reply.json()).detail];
    };
    expect(await ask(29_990, '21990')).toEqual([409, expect.stringContaining('This car now costs $29,990.')]);
    expect(await app.leads()).toHaveLength(0);
    expect(await ask(20_990, '21990')).toEqual([201, undefined]);
  });

  it('of a car reported sold since the build is refused', async () => {
    await using app = await checkoutApp();
    const sold = { status: 'sold', reserved: false, price: null, atMs: startMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, sold);
    const reply = await app.ask('/api/reservations', shopper(1));
    expect(reply.status).toBe(409);
    expect((await reply.json()).detail).toContain('no longer for sale');
  });

  it('tells the dealer the price that was reported since the build', async () => {
    await using app = await checkoutApp();
    const dearer = { status: 'in_stock', reserved: false, price: 31_990, atMs: startMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, dearer);
    await reserved(app);
    const [lead] = await app.leads();
    expect(JSON.parse(String(lead?.['vehicle']))).toMatchObject({ price: 31_990 });
  });

  it('answers 404 at a dealer without reservations', async () => {
    const { vehicle } = openSettings;
    const card = { ...vehicle.card, reserve: { ...vehicle.card.reserve, show: false } };
    await using app = await checkoutApp({ settings: { ...openSettings, vehicle: { ...vehicle, card } } });
    expect((await app.ask('/api/reservations', shopper(1))).status).toBe(409);
  });

  it('is limited to two cars per shopper, also concurrently', async () => {
    await using app = await checkoutApp();
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
    await using app = await checkoutApp();
    const reply = await app.ask('/api/reservations', shopper(1, changes));
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ errors: [{ field }] });
  });

  it('by a bot holds nothing, and is stored for the dealer to check', async () => {
    await using app = await checkoutApp();
    const reply = await app.ask('/api/reservations', shopper(1, { homepage: 'https://pills.example' }));
    expect(reply.status).toBe(409);
    expect(await isReserved(app)).toBe(false);
    const rows = await app.database.execute({ sql: 'SELECT DISTINCT state FROM lead_deliveries' });
    expect(rows.map(({ state }) => state)).toEqual(['held']);
  });
});

describe('the holder of a reservation', () => {
  it('sees it by its link, at its dealer only', async () => {
    await using app = await checkoutApp();
    const { reservation } = await reserved(app);
    expect(await stateOf(await app.ask(reservation.path))).toEqual(reservation);
    expect((await app.ask(reservation.path, undefined, {}, 'other')).status).toBe(404);
    expect((await app.ask(`${reservation.path}/release`, {}, {}, 'other')).status).toBe(404);
    expect((await app.ask('/api/reservations/none')).status).toBe(404);
    expect(await isReserved(app)).toBe(true);
  });

  it('releases it once, however often requested; the dealer is told', async () => {
    await using app = await checkoutApp();
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
    app.wait(100 * hourMs);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({ status: 'released' });
  });

  it('without JavaScript is redirected to a page that can release it', async () => {
    await using app = await checkoutApp();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
    const form = new URLSearchParams({ ...shopper(1), message: '', terms_conditions: 'on' }).toString();
    const reply = await app.ask('/api/reservations', form, headers);
    expect(reply.status).toBe(303);
    const path = reply.headers.get('Location') ?? '';
    const pageOf = async () => (await app.ask(path, undefined, headers)).json();
    expect(await pageOf()).toMatchObject({
      name: 'reservation',
      props: {
        reservation: { status: 'held', amount: 200, payment: 'none', path, calendar: `${path}.ics` },
        recipient: { name: expect.any(String) },
        image: expect.stringContaining('https://'),
        isBack: false,
        problem: null,
      },
    });
    const released = await app.ask(`${path}/release`, '', headers);
    expect([released.status, released.headers.get('Location')]).toEqual([303, path]);
    expect((await pageOf()).props.reservation).toMatchObject({
      status: 'released',
      message: expect.stringContaining('You have given up your reservation'),
    });
  });

  it('gets a calendar file that is updated and cancelled', async () => {
    await using app = await checkoutApp();
    const { reservation } = await reserved(app);
    const calendar = async () => (await app.ask(reservation.calendar)).text();
    const file = await calendar();
    // RFC 5545: lines end in CRLF; 9 am in Brisbane is 11 pm in Greenwich.
    expect(file).toContain('BEGIN:VCALENDAR\r\n');
    expect(file).toContain('DTSTART:20261121T220000Z\r\nDTEND:20261121T230000Z\r\n');
    expect(file).toContain('SUMMARY:Reservation of the 2021 Toyota Corolla ends');
    expect(file).toContain('STATUS:CONFIRMED');
    const [uid] = /UID:.*/.exec(file) ?? [''];
    await app.ask(`${reservation.path}/release`, {});
    const after = await calendar();
    expect(after).toContain(uid);
    expect(after).toContain('SEQUENCE:1');
    expect(after).toContain('STATUS:CANCELLED');
    expect((await app.ask('/api/reservations/none.ics')).status).toBe(404);
  });
});
