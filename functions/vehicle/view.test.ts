import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { viewReplySchema } from '#src/vehicle/live/view/view-reply.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { Database } from '../ports/database.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { vehicleApp } from './vehicle-app.fixture.ts';
import { countView, countViewOrSkip, readViews } from './view-counts.ts';

const settings = demoSettings('pitstop');
const car = aVehicle({ id: '7', slug: 'corolla-7', views: 40, price: 25_990, offerPrice: null });
const other = aVehicle({ id: '8', slug: 'corolla-8', views: null });
const path = '/api/cars/corolla-7/view.json';
const open = () => vehicleApp({ settings, vehicles: [car, other] });

async function viewsOf(reply: Response): Promise<number> {
  return v.parse(viewReplySchema, await reply.json()).views;
}

describe('the view count of a vehicle', () => {
  it('starts at the feed’s number, and counts each visitor once', async () => {
    await using app = await open();
    expect(await viewsOf(await app.ask(path, { address: '203.0.113.1' }))).toBe(41);
    expect(await viewsOf(await app.ask(path, { address: '203.0.113.2' }))).toBe(42);
    expect(await viewsOf(await app.ask('/api/cars/corolla-8/view.json'))).toBe(1);
  });

  it('counts a visitor again only after half an hour', async () => {
    await using app = await open();
    expect(await viewsOf(await app.ask(path))).toBe(41);
    app.waitMinutes(29);
    expect(await viewsOf(await app.ask(path))).toBe(41);
    app.waitMinutes(1);
    expect(await viewsOf(await app.ask(path))).toBe(42);
  });

  it('counts two devices behind one address, and one household with many', async () => {
    await using app = await open();
    await app.ask(path, { address: '2001:db8:1:2::1' });
    expect(await viewsOf(await app.ask(path, { address: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' }))).toBe(41);
    expect(await viewsOf(await app.ask(path, { address: '2001:db8:1:3::1' }))).toBe(42);
    const reply = await app.ask(path, { address: '2001:db8:1:2::1', agent: 'Mozilla/5.0 Firefox/150.0' });
    expect(await viewsOf(reply)).toBe(43);
  });

  it.each([
    [
      'a search engine',
      { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a link preview', { agent: 'facebookexternalhit/1.1' }],
    ['a program without a name', { agent: '' }],
    ['a page of another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['a mere question for the headers', { method: 'HEAD' }],
  ])('does not count %s', async (_who, visit) => {
    await using app = await open();
    expect((await app.ask(path, visit)).status).toBe(200);
    expect(await viewsOf(await app.ask(path, { address: '203.0.113.9' }))).toBe(41);
  });

  it('returns the last known number while the database is locked, and counts later', async () => {
    const waiting: (() => void)[] = [];
    await using file = await temporaryDatabase();
    const database: Database = {
      ...file,
      execute: async (statement) => {
        if (statement.sql.startsWith('INSERT')) await new Promise<void>((go) => waiting.push(go));
        return file.execute(statement);
      },
    };
    const viewed = { site: 'pitstop', car: '7', fromFeed: 40 };
    const counting = countViewOrSkip(database, viewed, () => undefined, 1);
    expect(await counting).toBe(40);
    for (const go of waiting) go();
    await expect.poll(() => readViews(file, viewed)).toBe(41);
  });

  it('is never below the feed’s number', async () => {
    await using app = await open();
    await app.ask(path);
    app.publish([{ ...car, views: 900 }]);
    const robot = { agent: 'curl/8' };
    expect(await viewsOf(await app.ask(path, robot))).toBe(900);
    expect(await viewsOf(await app.ask(path, { address: '203.0.113.9' }))).toBe(901);
    app.publish([{ ...car, views: 2 }]);
    expect(await viewsOf(await app.ask(path, robot))).toBe(901);
  });

  it('is the same on the dealer’s sites in all languages', async () => {
    const site = { ...settings.site, languageOf: 'harbourline' };
    await using app = await vehicleApp({ settings: { ...settings, site }, vehicles: [car] });
    await countView(app.database, { site: 'harbourline', car: '7', fromFeed: 40 });
    await countView(app.database, { site: 'another', car: '7', fromFeed: 90 });
    expect(await viewsOf(await app.ask(path))).toBe(42);
  });

  it('cannot be inflated by one address, which is still answered', async () => {
    await using app = await open();
    for (let visit = 0; visit < 200; visit += 1) await app.ask(path, { agent: `Mozilla/5.0 ${visit}` });
    const reply = await app.ask(path, { agent: 'Mozilla/5.0 once more' });
    expect(reply.status).toBe(200);
    expect(await viewsOf(reply)).toBe(40 + 60);
  });

  it('leaves no trace of the visitor', async () => {
    await using app = await open();
    await app.ask(path, { address: '203.0.113.77' });
    const rows = await app.database.execute({ sql: 'SELECT * FROM vehicle_views' });
    expect(rows.map((row) => ({ ...row }))).toEqual([{ site: 'city-motors', car: '7', views: 41 }]);
  });
});

describe('the reply', () => {
  it('contains published data, whatever the query says, and is never cached', async () => {
    await using app = await open();
    const reply = await app.ask(`${path}?photos_count=NaN&updated_at=%00&website_id=someone-else`);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(v.parse(viewReplySchema, await reply.json())).toMatchObject({
      car_fields: { status: 'in_stock', reserved: false, price: 25_990 },
    });
  });

  it.each(['none', '__proto__', 'constructor', '..%2f..', '%00'])('to %s answers 404', async (slug) => {
    await using app = await open();
    const reply = await app.ask(`/api/cars/${slug}/view.json`);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('was checked just now if every change is reported, else when the stock arrived', async () => {
    const reported = { ...settings, vehicle: { ...settings.vehicle, liveStatus: reporting } };
    await using live = await vehicleApp({ settings: reported, vehicles: [car] });
    await using fed = await open();
    live.waitMinutes(5);
    expect(await (await live.ask(path)).json()).toMatchObject({ checked_at: '2026-11-20T10:05:00.000Z' });
    expect(await (await fed.ask(path)).json()).toMatchObject({ checked_at: '2026-11-19T02:00:00.000Z' });
  });
});

const reporting = { reported: true, secretVariable: null };
