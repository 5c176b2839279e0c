import { describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { StorageError } from '../ports/database.ts';
import { vehicleApp } from './vehicle-app.fixture.ts';

const open = (settings = demoSettings('pitstop')) => vehicleApp({ settings, vehicles: [] });
type App = Awaited<ReturnType<typeof open>>;
const reveal = { car_id: '7', dealership_id: 'perth', website_id: 'city-motors' };

const post = (app: App, body: unknown, headers: Record<string, string> = {}) =>
  app.ask('/api/reveal-phone', { method: 'POST', body, headers });
const rowsOf = async (app: App) =>
  (await app.database.execute({ sql: 'SELECT * FROM phone_reveals' })).map((row) => ({ ...row }));

describe('a revealed phone number', () => {
  it('is logged with its car and branch, and nothing about the visitor', async () => {
    await using app = await open();
    const reply = await post(app, reveal, { Origin: 'http://city-motors.localhost:4321' });
    expect(reply.status).toBe(204);
    expect(await reply.text()).toBe('');
    expect(await rowsOf(app)).toEqual([
      { revealed_at: Date.parse('2026-11-20T10:00:00Z'), site: 'city-motors', car: '7', branch: 'perth' },
    ]);
  });

  it('is logged for the dealer of the host, whatever the page says', async () => {
    await using app = await open();
    await post(app, { ...reveal, website_id: 'someone-else', dealership_id: '' });
    expect(await rowsOf(app)).toMatchObject([{ site: 'city-motors', branch: '' }]);
  });

  it.each([
    [422, { ...reveal, car_id: '' }, {}],
    [422, { ...reveal, car_id: 'x'.repeat(101) }, {}],
    [422, { car_id: '7' }, {}],
    [400, 'car_id=7', {}],
    [413, { ...reveal, note: 'x'.repeat(2000) }, {}],
    [403, reveal, { Origin: 'https://stranger.example' }],
    [403, reveal, { Origin: 'null' }],
    [403, reveal, { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is refused with %i for %j %j', async (status, body, headers) => {
    await using app = await open();
    expect((await post(app, body, headers)).status).toBe(status);
    expect(await rowsOf(app)).toEqual([]);
  });

  it('is rate limited per address', async () => {
    await using app = await open();
    for (let time = 0; time < 20; time += 1) expect((await post(app, reveal)).status).toBe(204);
    const refused = await post(app, reveal);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('6');
    app.waitMinutes(1);
    expect((await post(app, reveal)).status).toBe(204);
    expect(await rowsOf(app)).toHaveLength(21);
  });

  it('is refused in the language of the site', async () => {
    await using app = await open(demoSettings('wattle-range-zh'));
    const detailOf = async () => (await (await post(app, reveal)).json()).detail;
    vi.spyOn(app.database, 'execute').mockRejectedValueOnce(new StorageError('full'));
    expect(await detailOf()).toBe('暂时无法使用，请稍后重试。');
    for (let time = 0; time < 20; time += 1) await post(app, reveal);
    expect(await detailOf()).toBe('请稍等片刻再试。');
  });
});
