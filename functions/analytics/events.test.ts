import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '#src/analytics/event.schema.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleApp } from '../vehicle/vehicle-app.fixture.ts';

const settings = demoSettings('pitstop');
const perth = {
  ...settings,
  site: { ...settings.site, timeZone: 'Australia/Perth' },
  analytics: { ...settings.analytics, enabled: true },
};
const car = aVehicle({ id: '7', slug: 'corolla-7' });
const open = () => vehicleApp({ settings: perth, vehicles: [car] });
type App = Awaited<ReturnType<typeof open>>;

const print: AnalyticsEvent = {
  name: 'print',
  id: 61,
  path: '/cars/corolla-7',
  car: { id: '7', slug: 'corolla-7' },
  dealer: 'city-motors',
  at: '2026-11-20T10:00:00Z',
};
const post = (app: App, body: unknown, headers: Record<string, string> = {}) =>
  app.ask('/api/events', { method: 'POST', body, headers });
const rowsOf = async (app: App) => {
  await app.counter.flush();
  const sql = 'SELECT * FROM daily_counts ORDER BY day, key';
  return (await app.database.execute({ sql })).map((row) => ({ ...row }));
};

describe('events', () => {
  it('are stored as one count per day, event and car', async () => {
    await using app = await open();
    for (let time = 0; time < 3; time += 1) {
      const reply = await post(app, print);
      expect(reply.status).toBe(204);
    }
    await post(app, { ...print, car: null });
    const row = { site: 'city-motors', day: '2026-11-20', kind: 'print' };
    expect(await rowsOf(app)).toEqual([
      { ...row, key: '', count: 1 },
      { ...row, key: '7', count: 3 },
    ]);
  });

  it("count for the day in the dealer's time zone, whatever clock the visitor has", async () => {
    await using app = await open();
    await post(app, { ...print, at: '1999-01-01T00:00:00Z' });
    // 10:00 in London is 18:00 in Perth: six hours later the next day begins there.
    app.waitMinutes(6 * 60);
    await post(app, print);
    expect(await rowsOf(app)).toMatchObject([{ day: '2026-11-20' }, { day: '2026-11-21' }]);
  });

  it.each([{ enabled: false }, { dailyCounts: false }])(
    'are not counted for a dealer with %j',
    async (choice) => {
      const off = { ...perth, analytics: { ...perth.analytics, ...choice } };
      await using app = await vehicleApp({ settings: off, vehicles: [car] });
      expect((await post(app, print)).status).toBe(204);
      expect(await rowsOf(app)).toEqual([]);
    },
  );

  it('of bots are not counted', async () => {
    await using app = await open();
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await app.ask('/api/events', { method: 'POST', body: print, agent })).status).toBe(204);
    expect(await rowsOf(app)).toEqual([]);
  });

  it.each([
    ['made up', { id: '9', slug: 'made-up' }],
    ['another under the slug of one', { id: '9', slug: 'corolla-7' }],
  ])('are counted without a car that is %s', async (_what, unknown) => {
    await using app = await open();
    expect((await post(app, { ...print, car: unknown })).status).toBe(204);
    expect(await rowsOf(app)).toMatchObject([{ key: '', count: 1 }]);
  });

  it.each([
    [422, { ...print, name: 'made-up' }, {}],
    [422, { ...print, id: 4 }, {}],
    [422, { ...print, phone: '0400 000 000' }, {}],
    [400, 'print', {}],
    [413, { ...print, note: 'x'.repeat(4096) }, {}],
    [403, print, { Origin: 'https://stranger.example' }],
  ])('are refused with %i for %j %j', async (status, body, headers) => {
    await using app = await open();
    expect((await post(app, body, headers)).status).toBe(status);
    expect(await rowsOf(app)).toEqual([]);
  });
});
