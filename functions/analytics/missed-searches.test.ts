import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleApp } from '../vehicle/vehicle-app.fixture.ts';

const settings = demoSettings('harbourline');
const open = (changes: Partial<typeof settings.analytics> = {}) =>
  vehicleApp({ settings: { ...settings, analytics: { ...settings.analytics, ...changes } }, vehicles: [] });
type App = Awaited<ReturnType<typeof open>>;

/** Visitor number `from` searches. */
const search = (app: App, body: unknown, from = 1, more: { agent?: string } = {}) =>
  app.ask('/api/missed-searches', { method: 'POST', body, address: `203.0.113.${from}`, ...more });

async function countsOf(app: App) {
  await app.counter.flush();
  const rows = await app.database.execute({ sql: 'SELECT kind, key, count FROM daily_counts ORDER BY key' });
  return rows.map(({ kind, key, count }) => `${kind} ${key} ${count}`);
}

const tesla = { words: 'Tesla  Model 3!', filters: ['Ute', 'Under $20,000'] };

describe('searches that found nothing', () => {
  it('are counted at once, but their words only when three visitors had them', async () => {
    await using app = await open();
    for (const visitor of [1, 2]) expect((await search(app, tesla, visitor)).status).toBe(204);
    expect(await countsOf(app)).toEqual(['search-miss  2']);
    await search(app, { ...tesla, words: 'tesla model 3' }, 3);
    expect(await countsOf(app)).toEqual([
      'search-miss  3',
      'search-miss “tesla model 3” · Under $20,000 · Ute 3',
    ]);
    await search(app, tesla, 4);
    expect(await countsOf(app)).toEqual([
      'search-miss  4',
      'search-miss “tesla model 3” · Under $20,000 · Ute 4',
    ]);
  });

  it('of one visitor count once in half an hour', async () => {
    await using app = await open();
    for (let time = 0; time < 5; time += 1) await search(app, tesla);
    expect(await countsOf(app)).toEqual(['search-miss  1']);
    app.waitMinutes(31);
    await search(app, tesla);
    expect(await countsOf(app)).toEqual(['search-miss  2']);
  });

  it.each(['ada@example.com', 'call 0412 345 678'])('never keep “%s”', async (words) => {
    await using app = await open();
    for (const visitor of [1, 2, 3, 4]) await search(app, { words, filters: [] }, visitor);
    expect(await countsOf(app)).toEqual(['search-miss  4']);
  });

  it.each([{ enabled: false }, { dailyCounts: false }])('are not counted with %j', async (choice) => {
    await using app = await open(choice);
    for (const visitor of [1, 2, 3]) expect((await search(app, tesla, visitor)).status).toBe(204);
    expect(await countsOf(app)).toEqual([]);
  });

  it('of bots are not counted', async () => {
    await using app = await open();
    await search(app, tesla, 1, { agent: 'SomeBot/1.0' });
    expect(await countsOf(app)).toEqual([]);
  });

  it.each([
    [422, { words: 'x' }],
    [422, { ...tesla, visitor: '7' }],
    [422, { words: 'x'.repeat(201), filters: [] }],
    [422, { words: '', filters: Array.from({ length: 21 }, () => 'Ute') }],
    [400, 'tesla'],
  ])('are refused with %i for %j', async (status, body) => {
    await using app = await open();
    expect((await search(app, body)).status).toBe(status);
    expect(await countsOf(app)).toEqual([]);
  });
});
