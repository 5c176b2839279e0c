import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleApp } from './vehicle-app.fixture.ts';

const site = {
  settings: demoSettings('pitstop'),
  vehicles: [aVehicle({ slug: 'corolla-7' })],
  removedVehicles: { 'camry-1': '/used/toyota/camry', 'supra-2': null },
};

describe('the page of a removed vehicle', () => {
  it('redirects to the listing of its model', async () => {
    await using app = await vehicleApp(site);
    const reply = await app.ask('/cars/camry-1');
    expect([reply.status, reply.headers.get('Location')]).toEqual([301, '/used/toyota/camry']);
  });

  it('answers 410 when there is no listing of its model', async () => {
    await using app = await vehicleApp(site);
    expect((await app.ask('/cars/supra-2')).status).toBe(410);
  });

  it('answers 404 when it never existed', async () => {
    await using app = await vehicleApp(site);
    for (const slug of ['civic-8', 'corolla-7', 'constructor'])
      expect((await app.ask(`/cars/${slug}`)).status, slug).toBe(404);
  });
});
