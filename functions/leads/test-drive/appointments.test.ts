import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appointmentSchema } from '#src/leads/test-drive/test-drive.schema.ts';
import {
  type App,
  asForm,
  base,
  booked,
  booking,
  later,
  open,
  pageAt,
  propsOf,
  saturday,
  settingsWith,
  timesOf,
  unlimited,
} from '#tests/fixtures/leads/test-drive-app.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';

const stateOf = async (reply: Response) => v.parse(appointmentSchema, await reply.json());

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

  it("tells the dealer of a change in the dealer's language, also from a site in another one", async () => {
    const { site, ...settings } = settingsWith();
    const { languages } = demoSettings('wattle-range-zh').site;
    await using app = await open({ ...settings, site: { ...site, locale: 'zh-Hans-AU', languages } });
    const { appointment } = await booked(app);
    await app.ask(`${appointment.path}/cancel`, {});
    const [, sent] = await app.leads();
    expect(JSON.parse(String(sent?.['fields'])).message).toContain('Saturday 21 November at 10:30 am');
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
