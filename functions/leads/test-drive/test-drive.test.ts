import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { freeTimesSchema } from '#src/leads/test-drive/free-times.schema.ts';
import {
  booked,
  booking,
  later,
  open,
  settingsWith,
  unlimited,
} from '#tests/fixtures/leads/test-drive-app.ts';

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

  it('do not exist for a dealer without appointments', async () => {
    await using app = await open(settingsWith({ show: false }));
    expect((await app.ask('/api/test-drive/appointments')).status).toBe(404);
  });
});

describe('a link to the form that names a car', () => {
  const nine = '2026-11-21T09:00:00+10:00';
  const encoded = encodeURIComponent(nine);

  it.each([
    ['/book-test-drive?car_id=7', '/cars/corolla-7/test-drive'],
    ['/book-test-drive?car=corolla-7', '/cars/corolla-7/test-drive'],
    ['/book-test-drive?car_id=corolla-7', '/cars/corolla-7/test-drive'],
    ['/api/test-drive/form?car=corolla-7', '/cars/corolla-7/test-drive'],
    ['/book-test-drive?car_id=99', '/book-test-drive'],
    ['/book-test-drive?car=//evil.example', '/book-test-drive'],
    [`/book-test-drive?car=${'x'.repeat(300)}`, '/book-test-drive'],
    ['/book-test-drive?car=a&car=b', '/book-test-drive'],
    [`/book-test-drive?car_id=7&booking_at=${nine}`, `/cars/corolla-7/test-drive?booking_at=${encoded}`],
    [`/book-test-drive?booking_at=${encoded}&car_id=7`, `/cars/corolla-7/test-drive?booking_at=${encoded}`],
    [`/book-test-drive?car_id=99&booking_at=${nine}`, `/book-test-drive?booking_at=${encoded}`],
    ['/book-test-drive?car_id=7&booking_at=', '/cars/corolla-7/test-drive'],
    ['/book-test-drive?car_id=7&booking_at=now', '/cars/corolla-7/test-drive?booking_at=now'],
    [`/book-test-drive?car_id=7&booking_at=${'x'.repeat(300)}`, '/cars/corolla-7/test-drive'],
  ])('%s redirects to %s', async (path, target) => {
    await using app = await open();
    const reply = await app.ask(path);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, target]);
  });
});
