import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appointmentSchema, bookedSchema, freeTimesSchema } from '#src/leads/test-drive/test-drive.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../../app.ts';
import { testPorts } from '../../ports/ports.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';
import { writeReport } from '../../vehicle/status/status-reports.ts';

const base = demoSettings('harbourline');
const unlimited = { burst: 10_000, perHour: 1_000_000 };

function settingsWith(appointments: Partial<Settings['appointments']> = {}): Settings {
  return {
    ...base,
    leads: { ...base.leads, limits: { perAddress: unlimited, perPerson: unlimited } },
    appointments: { ...base.appointments, seats: 1, ...appointments },
  };
}

const car = aVehicle({ id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla', locationId: 'gc' });
const van = aVehicle({ id: '8', slug: 'caravan-8', itemType: 'caravan' });

/** A Friday morning in Brisbane. */
const start = Date.parse('2026-11-20T09:00:00+10:00');
const saturday = '2026-11-21T10:30:00+10:00';
const later = '2026-11-21T11:30:00+10:00';

const asForm = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };

const pageSchema = v.object({
  name: v.literal('appointment'),
  props: v.object({
    appointment: appointmentSchema,
    others: v.array(v.object({ options: v.array(v.object({ value: v.string() })) })),
    refusal: v.nullable(
      v.object({ message: v.string(), timeError: v.nullable(v.string()), chosen: v.string() }),
    ),
  }),
});

const formPageSchema = v.object({
  name: v.literal('lead-form'),
  props: v.looseObject({
    form: v.literal('test-drive'),
    car: v.nullable(v.looseObject({})),
    lastResult: v.nullable(v.looseObject({})),
    freeTimes: v.nullable(freeTimesSchema),
  }),
});

/** The props of the form's page, with the times it offers on Saturday. */
async function formPage(page: Response) {
  const { props } = v.parse(formPageSchema, await page.json());
  const day = props.freeTimes?.days.find(({ date }) => date === '2026-11-21');
  return { ...props, times: day?.times.map(({ at }) => at) ?? null };
}

/** The props of the appointment page. */
async function propsOf(page: Response) {
  return v.parse(pageSchema, await page.json()).props;
}

async function pageAt(app: App, path: string) {
  return propsOf(await app.ask(path, undefined, { Accept: 'text/html' }));
}

async function open(settings = settingsWith(), vehicles = [car, van]) {
  const database = await temporaryDatabase();
  let nowMs = start;
  const ports = testPorts({
    database,
    publishedSite: async (slug) => ({ ...aPublishedSite({ settings, vehicles }), slug }),
    listSites: async () => ['city-motors', 'other'].map((slug) => ({ slug, hosts: [`${slug}.example`] })),
    now: () => nowMs,
  });
  const app = createApp(ports);
  const ask = async (
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    host = 'city-motors',
  ) =>
    app.request(`http://${host}.example${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    database,
    ask,
    wait: (ms: number) => {
      nowMs += ms;
    },
    count: async (table: 'leads' | 'appointments' | 'lead_deliveries') => {
      const [row] = await database.execute({ sql: `SELECT count(*) AS n FROM ${table}` });
      return Number(row?.['n']);
    },
    leads: async () => database.execute({ sql: 'SELECT * FROM leads ORDER BY rowid' }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

type App = Awaited<ReturnType<typeof open>>;

const shopper = {
  name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '0412 345 678',
  car_slug: 'corolla-7',
  car_id: '7',
  terms_conditions: true,
};
const booking = { ...shopper, booking_at: saturday, idempotency_key: 'key-of-ada-0001' };

async function timesOf(app: App, query = 'car_slug=corolla-7', date = '2026-11-21'): Promise<string[]> {
  const reply = await app.ask(`/api/test-drive/appointments?${query}`);
  const { days } = v.parse(freeTimesSchema, await reply.json());
  return (days.find((day) => day.date === date)?.times ?? []).map(({ at }) => at);
}

async function booked(app: App, body: unknown = booking) {
  const reply = await app.ask('/api/test-drive', body);
  expect(reply.status).toBe(201);
  const { appointment, ...lead } = v.parse(bookedSchema, await reply.json());
  if (appointment === null) throw new Error('Nothing was booked.');
  return { ...lead, appointment };
}

const stateOf = async (reply: Response) => v.parse(appointmentSchema, await reply.json());

it('a retried test drive does not count against a rate limit', async () => {
  const settings = settingsWith();
  const limits = { perAddress: unlimited, perPerson: { burst: 1, perHour: 1 } };
  await using app = await open({ ...settings, leads: { ...settings.leads, limits } });
  await booked(app);
  const again = async (changes = {}) => (await app.ask('/api/test-drive', { ...booking, ...changes })).status;
  expect([await again(), await again()]).toEqual([200, 200]);
  expect(await again({ booking_at: later, idempotency_key: 'key-of-ada-0002' })).toBe(429);
  app.wait(3_600_000);
  expect(await again({ booking_at: later, idempotency_key: 'key-of-ada-0002' })).toBe(201);
});

describe('the free times for a test drive', () => {
  it('are those of the car’s branch, from two hours ahead up to the fourteenth day', async () => {
    await using app = await open();
    const reply = await app.ask('/api/test-drive/appointments?car_slug=corolla-7');
    expect(reply.status).toBe(200);
    const { days, ...about } = v.parse(freeTimesSchema, await reply.json());
    expect(about).toEqual({
      location: { id: 'gc', name: 'Harbourline Gold Coast' },
      time_zone: 'Australia/Brisbane',
      slot_minutes: 60,
    });
    expect(days).toHaveLength(15);
    expect(days[0]?.times[0]).toEqual({ at: '2026-11-20T11:30:00+10:00', label: '11:30 am' });
    // Saturday from 8:30 to 16:00, Sunday closed.
    expect(days[1]?.times.map(({ label }) => label)).toEqual([
      ...['8:30 am', '9:30 am', '10:30 am', '11:30 am', '12:30 pm', '1:30 pm', '2:30 pm'],
    ]);
    expect(days[2]).toEqual({ date: '2026-11-22', times: [] });
  });

  it('can be requested from a day on, and for another branch', async () => {
    await using app = await open();
    const reply = await app.ask(
      '/api/test-drive/appointments?location=harbourline-toowoomba&from=2026-12-03',
    );
    const { location, days } = v.parse(freeTimesSchema, await reply.json());
    expect(location.id).toBe('twb');
    expect(days.map(({ date }) => date)).toEqual(['2026-12-03', '2026-12-04']);
  });

  it.each([
    ['a workshop', 'location=bne-service', 404],
    ['an unknown branch', 'location=__proto__', 404],
    ['no day', 'from=tomorrow', 422],
    ['no real day', 'from=2026-02-31', 200],
  ])('of %s: %s gives %i', async (_what, query, status) => {
    await using app = await open();
    expect((await app.ask(`/api/test-drive/appointments?${query}`)).status).toBe(status);
  });

  it('are empty for a dealer without appointments', async () => {
    await using app = await open(settingsWith({ show: false }));
    expect((await app.ask('/api/test-drive/appointments')).status).toBe(404);
  });
});

describe('a booking', () => {
  it('is a lead for the dealer and an appointment that blocks the time', async () => {
    await using app = await open();
    const { lead_id, receipt, appointment } = await booked(app, { ...booking, message: 'With my dog.' });
    expect(appointment).toMatchObject({
      status: 'booked',
      at: saturday,
      ends_at: '2026-11-21T11:30:00+10:00',
      label: 'Saturday 21 November at 10:30 am',
      location: { id: 'gc', phone: '(07) 5550 0150' },
      car: { name: '2021 Toyota Corolla', slug: 'corolla-7' },
      path: receipt.replace('/leads/', '/test-drive/'),
    });
    expect(appointment.message).toContain('Saturday 21 November at 10:30 am at Harbourline Gold Coast');
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ id: lead_id, category: 'Test Drive', car: '7', branch: 'gc' });
    expect(JSON.parse(String(lead?.['fields']))).toEqual({
      name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      phone: '0412345678',
      message: 'With my dog.',
      booking_at: saturday,
    });
    expect(await app.count('lead_deliveries')).toBeGreaterThan(0);
    expect(await timesOf(app)).not.toContain(saturday);
    expect(await timesOf(app)).toContain(later);
    expect(await timesOf(app, 'location=twb')).toContain(saturday);
  });

  it('of the last time by two concurrent shoppers succeeds once; the other gets the remaining times', async () => {
    await using app = await open();
    const other = { ...booking, name: 'Grace', phone: '0498765432', idempotency_key: 'key-of-grace-001' };
    const replies = await Promise.all([
      app.ask('/api/test-drive', booking),
      app.ask('/api/test-drive', other),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost: unknown = await replies.find(({ status }) => status === 409)?.json();
    expect(lost).toMatchObject({
      detail: 'That time has just been taken. Please choose another.',
      error: 'That time has just been taken. Please choose another.',
      location: { id: 'gc' },
    });
    const { days } = v.parse(freeTimesSchema, lost);
    expect(days[1]?.times.map(({ at }) => at)).not.toContain(saturday);
    expect([await app.count('leads'), await app.count('appointments')]).toEqual([1, 1]);
  });

  it('fills the seats of a branch and no more, also concurrently', async () => {
    await using app = await open(settingsWith({ seats: 3 }));
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        app.ask('/api/test-drive', {
          ...booking,
          phone: `04123456${String(index).padStart(2, '0')}`,
          idempotency_key: `key-of-shopper-${index}`,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    const seats = await app.database.execute({ sql: 'SELECT seat FROM appointments ORDER BY seat' });
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(await app.count('leads')).toBe(3);
  });

  it('by a double click is one, and both get it', async () => {
    await using app = await open();
    const [one, two] = await Promise.all([
      app.ask('/api/test-drive', booking),
      app.ask('/api/test-drive', booking),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 201]);
    expect(await one.json()).toEqual(await two.json());
    expect([await app.count('leads'), await app.count('appointments')]).toEqual([1, 1]);
  });

  it.each([
    ['that is not offered', '2026-11-21T10:45:00+10:00'],
    ['that is too soon', '2026-11-20T10:30:00+10:00'],
    ['that is past', '2026-11-19T10:30:00+10:00'],
    ['too far ahead', '2026-12-05T10:30:00+10:00'],
    ['on a Sunday', '2026-11-22T10:30:00+10:00'],
  ])('of a time %s is refused with the free times', async (_which, booking_at) => {
    await using app = await open();
    const reply = await app.ask('/api/test-drive', { ...booking, booking_at });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      detail: 'That time cannot be booked. Please choose one of the times offered.',
      errors: [{ field: 'booking_at' }],
      days: expect.any(Array),
    });
    expect(await app.count('leads')).toBe(0);
  });

  it('is the same with another UTC offset', async () => {
    await using app = await open();
    const { appointment } = await booked(app, { ...booking, booking_at: '2026-11-21T00:30:00Z' });
    expect(appointment.at).toBe(saturday);
  });

  it('without a time is a lead only', async () => {
    await using app = await open(settingsWith({ show: false }));
    const { booking_at: _, ...without } = booking;
    const reply = await app.ask('/api/test-drive', without);
    expect(reply.status).toBe(201);
    expect(await reply.json()).toMatchObject({ appointment: null });
    expect([await app.count('leads'), await app.count('appointments')]).toEqual([1, 0]);
  });

  it.each([
    ['no name', { ...booking, name: ' ' }, 'name'],
    ['half a phone number', { ...booking, phone: '0412' }, 'phone'],
    ['a time without an offset', { ...booking, booking_at: '2026-11-21T10:30' }, 'booking_at'],
    ['a time of another kind', { ...booking, booking_at: 7 }, 'booking_at'],
    ['a thirteenth month', { ...booking, booking_at: '2026-13-21T10:30:00+10:00' }, 'booking_at'],
  ])('with %s is refused', async (_what, body, field) => {
    await using app = await open();
    const reply = await app.ask('/api/test-drive', body);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ errors: [{ field }] });
  });

  it('of a car that is gone or offers no test drives is refused', async () => {
    await using app = await open();
    expect((await app.ask('/api/test-drive', { ...booking, car_slug: 'caravan-8' })).status).toBe(409);
    const report = { status: 'sold', reserved: false, price: null, atMs: start } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, report);
    const reply = await app.ask('/api/test-drive', booking);
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      detail: expect.stringContaining('car cannot be test driven'),
    });
    expect(await app.count('leads')).toBe(0);
  });

  it('of a car that has no page any more is refused, and not stored without a car', async () => {
    await using app = await open();
    const gone = await app.ask('/api/test-drive', { ...booking, car_slug: 'corolla-9', car_id: '' });
    expect(gone.status).toBe(409);
    expect(await app.count('leads')).toBe(0);
  });

  it('without a car is at the chosen branch, with the car in words', async () => {
    await using app = await open();
    const { car_slug: _slug, car_id: _id, ...without } = booking;
    const { appointment } = await booked(app, {
      ...without,
      location: 'harbourline-toowoomba',
      message: 'The red Corolla',
    });
    expect(appointment).toMatchObject({ location: { id: 'twb' }, car: null, at: saturday });
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ branch: 'twb', car: null });
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({ message: 'The red Corolla' });
  });

  it('at a branch without test drives is refused beside that field', async () => {
    await using app = await open();
    const reply = await app.ask('/api/test-drive', { ...booking, location: 'bne-service' });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ errors: [{ field: 'location' }] });
  });

  it('of a time just taken is refused beside that field', async () => {
    await using app = await open();
    await booked(app);
    const other = { ...booking, phone: '0498765432', idempotency_key: 'key-of-grace-001' };
    const reply = await app.ask('/api/test-drive', other);
    expect(reply.status).toBe(409);
    const message = 'That time has just been taken. Please choose another.';
    expect(await reply.json()).toMatchObject({ errors: [{ field: 'booking_at', message }] });
  });

  it('by a bot takes no seat, and is stored for the dealer to check', async () => {
    await using app = await open();
    const reply = await app.ask('/api/test-drive', { ...booking, homepage: 'https://pills.example' });
    expect(reply.status).toBe(201);
    expect([await app.count('leads'), await app.count('appointments')]).toEqual([1, 0]);
    const rows = await app.database.execute({ sql: 'SELECT DISTINCT state FROM lead_deliveries' });
    expect(rows.map(({ state }) => state)).toEqual(['held']);
  });

  it('by a form without JavaScript prefers the list over the picker’s field', async () => {
    await using app = await open();
    const form = new URLSearchParams({ ...booking, booking_at: '', terms_conditions: 'on' });
    form.append('booking_at', saturday);
    expect((await app.ask('/api/test-drive', form.toString(), asForm)).status).toBe(303);
    expect(await app.count('appointments')).toBe(1);
  });

  it('refused without JavaScript shows the form with the remaining times', async () => {
    await using app = await open();
    await booked(app);
    const other = { ...booking, phone: '0498765432', idempotency_key: '', terms_conditions: 'on' };
    const reply = await app.ask('/api/test-drive', new URLSearchParams(other).toString(), asForm);
    expect(reply.status).toBe(409);
    const { lastResult, car: shown, times } = await formPage(reply);
    expect(lastResult).toMatchObject({
      initialValue: { name: 'Ada', phone: '0498765432' },
      error: { booking_at: ['That time has just been taken. Please choose another.'] },
    });
    expect(shown).toMatchObject({ slug: 'corolla-7' });
    expect(times).toContain(later);
    expect(times).not.toContain(saturday);
  });

  it.each([
    ['of the branch that was chosen', { location: 'twb' }, true],
    ['none while no branch is chosen', { location: '' }, false],
    ['none of a branch that takes no test drives', { location: 'bne-service' }, false],
  ])('refused without JavaScript offers times: %s', async (_which, where, hasTimes) => {
    await using app = await open();
    const body = new URLSearchParams({ name: '', email: '', phone: '', ...where }).toString();
    const reply = await app.ask('/api/test-drive', body, asForm);
    expect(reply.status).toBe(422);
    expect((await formPage(reply)).times !== null).toBe(hasTimes);
  });

  it('by a form without JavaScript redirects to a page of the dealer', async () => {
    await using app = await open();
    const form = new URLSearchParams({ ...booking, terms_conditions: 'on' }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
    const reply = await app.ask('/api/test-drive', form, headers);
    expect(reply.status).toBe(303);
    const path = reply.headers.get('Location') ?? '';
    expect(path).toMatch(/^\/api\/test-drive\//);
    const { appointment, others } = await pageAt(app, path);
    expect(appointment).toMatchObject({ status: 'booked', at: saturday, path, calendar: `${path}.ics` });
    const times = others.flatMap(({ options }) => options.map(({ value }) => value));
    expect(times).toContain(later);
    expect(times, 'its own time is no other').not.toContain(saturday);
    const lost = await app.ask('/api/test-drive', `${form}&message=again`, headers);
    expect(lost.status).toBe(409);
    expect(await lost.text()).toContain('That time has just been taken. Please choose another.');
  });
});

describe('an appointment', () => {
  it('is shown to the holder of its link, at its dealer', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    expect(await stateOf(await app.ask(appointment.path))).toEqual(appointment);
    expect((await app.ask(appointment.path, undefined, {}, 'other')).status).toBe(404);
    expect((await app.ask('/api/test-drive/none')).status).toBe(404);
    expect((await app.ask('/api/test-drive/none.ics')).status).toBe(404);
    expect((await app.ask(`${appointment.path}/cancel`, {}, {}, 'other')).status).toBe(404);
    expect((await app.ask(`${appointment.path}/move`, { booking_at: later }, {}, 'other')).status).toBe(404);
  });

  it('has a calendar file that is updated with changes', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    const reply = await app.ask(appointment.calendar);
    expect(reply.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const file = await reply.text();
    expect(file).toContain('\r\nSEQUENCE:0\r\n');
    expect(file).toContain('\r\nDTSTART:20261121T003000Z\r\nDTEND:20261121T013000Z\r\n');
    expect(file).toContain('SUMMARY:Test drive: 2021 Toyota Corolla');
    await app.ask(`${appointment.path}/move`, { booking_at: later });
    const moved = await (await app.ask(appointment.calendar)).text();
    expect(moved).toContain('\r\nSEQUENCE:1\r\n');
    expect(moved).toContain('\r\nDTSTART:20261121T013000Z\r\n');
    expect(/UID:.*/.exec(moved)?.[0]).toBe(/UID:.*/.exec(file)?.[0]);
    await app.ask(`${appointment.path}/cancel`, {});
    expect(await (await app.ask(appointment.calendar)).text()).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  it('moves to a free time, frees its own and tells the dealer', async () => {
    await using app = await open();
    const { appointment, lead_id } = await booked(app);
    const reply = await app.ask(`${appointment.path}/move`, { booking_at: later });
    expect(reply.status).toBe(200);
    expect(await stateOf(reply)).toMatchObject({ status: 'booked', at: later, path: appointment.path });
    expect(await timesOf(app)).toContain(saturday);
    expect(await timesOf(app)).not.toContain(later);
    const [, sent] = await app.leads();
    expect(sent).toMatchObject({ category: 'Test Drive', subcategory: 'Test drive moved', repeats: lead_id });
    expect(JSON.parse(String(sent?.['fields']))).toMatchObject({
      phone: '0412345678',
      booking_at: later,
      message:
        'The customer has moved the test drive from Saturday 21 November at 10:30 am to Saturday 21 November at 11:30 am.',
    });
  });

  it('can move back and forth', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    for (const booking_at of [later, saturday, later]) {
      const reply = await app.ask(`${appointment.path}/move`, { booking_at });
      expect(await stateOf(reply)).toMatchObject({ at: booking_at });
    }
    expect(await app.count('leads')).toBe(4);
  });

  it('moves once for two requests, and once to the time it already has', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    const move = async () => app.ask(`${appointment.path}/move`, { booking_at: later });
    const replies = await Promise.all([move(), move()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await move()).status).toBe(200);
    expect(await app.count('leads')).toBe(2);
  });

  it('stays where it is when the new time is taken or none', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    await booked(app, {
      ...booking,
      booking_at: later,
      phone: '0498765432',
      idempotency_key: 'another-key-0001',
    });
    const taken = await app.ask(`${appointment.path}/move`, { booking_at: later });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({
      detail: 'That time has just been taken. Please choose another.',
    });
    const none = await app.ask(`${appointment.path}/move`, { booking_at: '2026-11-21T10:45:00+10:00' });
    expect(none.status).toBe(422);
    expect((await app.ask(`${appointment.path}/move`, {})).status).toBe(422);
    expect(await stateOf(await app.ask(appointment.path))).toEqual(appointment);
    expect(await app.count('leads')).toBe(2);
  });

  it('can be moved to the last time by one of two shoppers', async () => {
    await using app = await open();
    const one = await booked(app);
    const two = await booked(app, {
      ...{ ...booking, phone: '0498765432', idempotency_key: 'another-key-0001' },
      booking_at: '2026-11-21T08:30:00+10:00',
    });
    const replies = await Promise.all(
      [one, two].map(({ appointment }) => app.ask(`${appointment.path}/move`, { booking_at: later })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.count('leads')).toBe(3);
  });

  it('is cancelled once, and its time is free again', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    const cancel = async () => app.ask(`${appointment.path}/cancel`, {});
    for (const reply of [...(await Promise.all([cancel(), cancel()])), await cancel()]) {
      expect(reply.status).toBe(200);
      expect(await stateOf(reply)).toMatchObject({ status: 'cancelled' });
    }
    expect(await timesOf(app)).toContain(saturday);
    expect((await app.leads()).map(({ subcategory }) => subcategory)).toEqual([null, 'Test drive cancelled']);
    expect((await app.ask(`${appointment.path}/move`, { booking_at: later })).status).toBe(409);
    await booked(app, { ...booking, phone: '0498765432', idempotency_key: 'another-key-0001' });
  });

  it('cannot be moved or cancelled when it is over', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    app.wait(26 * 3_600_000);
    expect(await stateOf(await app.ask(appointment.path))).toMatchObject({ status: 'past' });
    expect((await app.ask(`${appointment.path}/move`, { booking_at: later })).status).toBe(409);
    expect((await app.ask(`${appointment.path}/cancel`, {})).status).toBe(409);
  });

  it('keeps a withdrawn consent withdrawn when it is changed', async () => {
    await using app = await open();
    const { appointment, receipt } = await booked(app, { ...booking, opt_in: true });
    expect((await app.ask(`${receipt}/withdraw`, {})).status).toBe(200);
    await app.ask(`${appointment.path}/cancel`, {});
    const last = (await app.leads()).at(-1);
    expect(JSON.parse(String(last?.['consent']))).toMatchObject({ optIn: false });
  });

  it('gives no access to a reader of the database', async () => {
    await using app = await open();
    const { appointment } = await booked(app);
    const token = appointment.path.split('/').at(-1) ?? '';
    const tables = ['leads', 'appointments', 'lead_deliveries'] as const;
    for (const table of tables) {
      const rows = await app.database.execute({ sql: `SELECT * FROM ${table}` });
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});

describe('the appointment page', () => {
  const move = async (app: App, path: string, at: string) =>
    app.ask(`${path}/move`, `booking_at=${encodeURIComponent(at)}`, asForm);

  it('moves and cancels by plain forms, each answered by the current page', async () => {
    await using app = await open();
    const { path } = (await booked(app)).appointment;
    const moved = await move(app, path, later);
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, path]);
    expect((await pageAt(app, path)).appointment).toMatchObject({ status: 'booked', at: later });
    const cancelled = await app.ask(`${path}/cancel`, '', asForm);
    expect([cancelled.status, cancelled.headers.get('Location')]).toEqual([303, path]);
    const { appointment, others } = await pageAt(app, path);
    expect(appointment.message).toContain('is cancelled.');
    expect(others).toEqual([]);
  });

  it('offers no other time when there is none', async () => {
    await using app = await open(settingsWith({ horizonDays: 1, slotMinutes: 450 }));
    const { path } = (await booked(app, { ...booking, booking_at: '2026-11-21T08:30:00+10:00' })).appointment;
    expect((await pageAt(app, path)).others).toEqual([]);
  });

  it('says beside the times that the chosen one was taken, and offers the rest', async () => {
    await using app = await open();
    const { path } = (await booked(app)).appointment;
    await booked(app, { ...booking, phone: '0498 765 432', booking_at: later });
    const refused = await move(app, path, later);
    expect(refused.status).toBe(409);
    const { refusal, appointment, others } = await propsOf(refused);
    expect(refusal).toMatchObject({ timeError: base.appointments.texts.taken, chosen: later });
    expect(appointment.at).toBe(saturday);
    expect(others.flatMap(({ options }) => options.map(({ value }) => value))).not.toContain(later);
  });

  it.each([
    ['', base.leads.texts.required],
    ['2026-11-21T03:00:00+10:00', base.appointments.texts.notOffered],
  ])('refuses the time "%s" beside the field', async (at, timeError) => {
    await using app = await open();
    const { path } = (await booked(app)).appointment;
    const refused = await move(app, path, at);
    expect(refused.status).toBe(422);
    expect((await propsOf(refused)).refusal).toMatchObject({ timeError, chosen: at });
  });

  it('says why a past appointment was not moved, and keeps the choice when rate limited', async () => {
    const limits = { perAddress: unlimited, perPerson: { burst: 1, perHour: 1 } };
    const settings = settingsWith();
    await using app = await open({ ...settings, leads: { ...settings.leads, limits } });
    const { path } = (await booked(app)).appointment;
    const tooMany = await move(app, path, later);
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers.get('Retry-After')).not.toBeNull();
    expect((await propsOf(tooMany)).refusal).toMatchObject({ timeError: null, chosen: later });
    app.wait(48 * 3_600_000);
    const over = await move(app, path, later);
    expect(over.status).toBe(409);
    const { refusal, appointment } = await propsOf(over);
    expect(refusal).toMatchObject({ message: base.appointments.texts.over, timeError: null });
    expect(appointment.status).toBe('past');
  });
});

describe('a link to the form that names a car', () => {
  it.each([
    ['/book-test-drive?car_id=7', '/cars/corolla-7/test-drive'],
    ['/book-test-drive?car=corolla-7', '/cars/corolla-7/test-drive'],
    ['/book-test-drive?car_id=corolla-7', '/cars/corolla-7/test-drive'],
    ['/api/test-drive/form?car=corolla-7', '/cars/corolla-7/test-drive'],
    ['/book-test-drive?car_id=99', '/book-test-drive'],
    ['/book-test-drive?car=//evil.example', '/book-test-drive'],
    [`/book-test-drive?car=${'x'.repeat(300)}`, '/book-test-drive'],
    ['/book-test-drive?car=a&car=b', '/book-test-drive'],
  ])('%s redirects to %s', async (path, target) => {
    await using app = await open();
    const reply = await app.ask(path);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, target]);
  });
});
