import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { freeTimesSchema } from '#src/leads/test-drive/free-times.schema.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { booked, booking, open, pageAt, settingsWith } from '#tests/fixtures/leads/test-drive-app.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';

const { site, locations } = demoSettings('meridian');
const group = { ...settingsWith({ slotMinutes: 60, seats: 2 }), site, locations };
const inPerth = [aVehicle({ id: '7', slug: 'corolla-7', locationId: 'osborne-park' })];
const openInPerth = () => open(group, inPerth);
const opening = '2026-11-21T08:30:00+08:00';
const next = '2026-11-21T09:30:00+08:00';

async function freeAt(app: Awaited<ReturnType<typeof open>>, location: string) {
  const reply = await app.ask(`/api/test-drive/appointments?location=${location}&from=2026-11-23`);
  const { days, time_zone } = v.parse(freeTimesSchema, await reply.json());
  return { time_zone, first: days[0]?.times[0] };
}

describe('the free times of a group in Sydney', () => {
  it.each([
    ['osborne-park', 'Australia/Perth', '2026-11-23T08:30:00+08:00'],
    ['toyota-parramatta', 'Australia/Sydney', '2026-11-23T08:30:00+11:00'],
    ['springwood', 'Australia/Brisbane', '2026-11-23T08:30:00+10:00'],
  ])('at %s are those of %s', async (branch, time_zone, at) => {
    await using app = await openInPerth();
    expect(await freeAt(app, branch)).toEqual({ time_zone, first: { at, label: '8:30 am' } });
  });

  it('at a branch with its own time zone are in that', async () => {
    const own = locations.locations.map((branch) => ({ ...branch, timeZone: 'Australia/Eucla' }));
    await using app = await open({ ...group, locations: { ...locations, locations: own } }, inPerth);
    expect((await freeAt(app, 'osborne-park')).first?.at).toBe('2026-11-23T08:30:00+08:45');
  });

  it('end in Perth when its branch closes, not when Sydney does', async () => {
    await using app = await openInPerth();
    const early = { ...booking, booking_at: '2026-11-21T05:30:00+08:00' };
    expect((await app.ask('/api/test-drive', early)).status).toBe(422);
    const late = { ...booking, booking_at: '2026-11-21T15:30:00+08:00' };
    expect((await app.ask('/api/test-drive', late)).status).toBe(201);
  });
});

describe('an appointment in Perth of a group in Sydney', () => {
  it('is written by the clock of Perth for the shopper and the dealer', async () => {
    await using app = await openInPerth();
    const { appointment } = await booked(app, { ...booking, booking_at: '2026-11-21T00:30:00Z' });
    expect(appointment).toMatchObject({
      at: opening,
      ends_at: next,
      label: 'Saturday 21 November at 8:30 am',
      message: expect.stringContaining('Saturday 21 November at 8:30 am'),
    });
    const file = await (await app.ask(appointment.calendar)).text();
    expect(file).toContain('\r\nDTSTART:20261121T003000Z\r\n');
    const [lead] = await app.leads();
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({ booking_at: opening });
  });

  it('is not offered its own time when it is moved, and says both times by that clock', async () => {
    await using app = await openInPerth();
    const { appointment } = await booked(app, { ...booking, booking_at: opening });
    const { others } = await pageAt(app, appointment.path);
    const offered = others.flatMap(({ options }) => options.map(({ value }) => value));
    expect(offered).toContain(next);
    expect(offered).not.toContain(opening);
    const moved = await app.ask(`${appointment.path}/move`, { booking_at: next });
    expect(await moved.json()).toMatchObject({ at: next });
    await app.ask(`${appointment.path}/cancel`, {});
    const [, move, cancel] = (await app.leads()).map(({ fields }) => JSON.parse(String(fields)));
    expect(move).toMatchObject({ booking_at: next });
    expect(move.message).toContain('from Saturday 21 November at 8:30 am to Saturday 21 November at 9:30 am');
    expect(cancel.message).toContain('Saturday 21 November at 9:30 am');
  });
});
