import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleApp } from './vehicle-app.fixture.ts';

const settings = demoSettings('harbourline');
const vehicles = [aVehicle({ id: '7', slug: 'kia-rio-7' })];

describe('a print request', () => {
  it.each([
    ['a vehicle', '?car_id=kia-rio-7', '/cars/kia-rio-7?print'],
    ['one that is not there', '?car_id=mazda-3-8', '/print'],
    ['another site', '?car_id=//evil.example', '/print'],
  ])('for %s redirects to %s', async (_, query, location) => {
    await using app = await vehicleApp({ settings, vehicles });
    const reply = await app.ask(`/print${query}`);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, location]);
  });

  it('answers 404 at a dealer without printing', async () => {
    const { site } = settings;
    const features = { ...site.features, printing: false };
    await using app = await vehicleApp({ settings: { ...settings, site: { ...site, features } }, vehicles });
    expect((await app.ask('/print?car_id=kia-rio-7')).status).toBe(404);
  });
});
