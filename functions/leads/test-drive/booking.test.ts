import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { freeTimesSchema } from '#src/leads/test-drive/free-times.schema.ts';
import {
  asForm,
  base,
  booked,
  booking,
  later,
  open,
  pageAt,
  saturday,
  settingsWith,
  start,
  timesOf,
} from '#tests/fixtures/leads/test-drive-app.ts';
import { writeReport } from '../../vehicle/status/status-reports.ts';

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

  it('without a time is a lead for the chosen branch, also without JavaScript', async () => {
    const { booking_at: _, car_slug: _slug, car_id: _id, ...without } = booking;
    const chosen = { booking_at: '', location: 'harbourline-gold-coast', terms_conditions: 'on' };
    const typed = { ...without, ...chosen };
    for (const [body, headers, status] of [
      [typed, {}, 201],
      [new URLSearchParams(typed).toString(), asForm, 303],
    ] as const) {
      await using app = await open();
      expect((await app.ask('/api/test-drive', body, headers)).status).toBe(status);
      expect(await app.count('appointments')).toBe(0);
      expect(await app.leads()).toMatchObject([{ category: base.leads.testDrive.category, branch: 'gc' }]);
    }
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
