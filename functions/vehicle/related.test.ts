import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeReport } from './status/status-reports.ts';
import { vehicleApp } from './vehicle-app.fixture.ts';

const settings = demoSettings('pitstop');
const car = aVehicle({ id: 'a', slug: 'car-a', price: 25_000 });
const like = (id: string, changes: Parameters<typeof aVehicle>[0] = {}) =>
  aVehicle({ id, slug: `car-${id}`, price: 26_000, ...changes });
const vehicles = [
  car,
  like('b', { price: 27_000 }),
  like('c', { price: 26_000 }),
  like('d', { model: 'Yaris' }),
  like('e', { status: 'sold' }),
  like('f', { price: 35_001 }),
  like('g', { model: 'Hilux', simpleBody: 'ute' }),
];
const path = '/api/cars/car-a/related';

describe('related vehicles', () => {
  it('are those in stock of the model, then of the body, within the window of the price', async () => {
    await using app = await vehicleApp({ settings, vehicles });
    const reply = await app.ask(path);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual(['c', 'b', 'd']);
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=300');
  });

  it('do not include cars reported as sold', async () => {
    await using app = await vehicleApp({ settings, vehicles });
    const report = {
      status: 'sold',
      reserved: false,
      price: null,
      atMs: Date.parse('2026-11-20T09:00:00Z'),
    } as const;
    await writeReport(app.database, { site: 'city-motors', car: 'c' }, report);
    expect(await (await app.ask(path)).json()).toEqual(['b', 'd']);
    app.publish(vehicles);
    expect(await (await app.ask(path)).json()).toEqual(['c', 'b', 'd']);
  });

  it('are empty for a vehicle without similar ones, and 404 for an unknown one', async () => {
    await using app = await vehicleApp({ settings, vehicles: [car] });
    expect(await (await app.ask(path)).json()).toEqual([]);
    const missing = await app.ask('/api/cars/toString/related');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Content-Type')).toBe('application/problem+json');
  });
});
