import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';

const settings = demoSettings('harbourline');
const base = aVehicle();
const car = aVehicle({
  slug: 'car-7',
  name: '2021 <Toyota> Corolla',
  simpleFuel: 'petrol',
  variant: { ...base.variant, fuelConsumptionLPer100Km: 7.4 },
});
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

function ask(query: string, accept = 'application/json', vehicles: Vehicle[] = [car], own = settings) {
  const site = aPublishedSite({ settings: own, vehicles });
  const app = createApp(testPorts({ publishedSite: async () => site }));
  return app.request(`http://city-motors.localhost/api/fuel-cost${query}`, { headers: { Accept: accept } });
}

describe('the fuel cost', () => {
  it.each([
    // By hand: 250 / 100 × 7.4 × 1.70 is 31.45 a week, times 52 is 1,635.40.
    ['?car_slug=car-7', { perWeek: 31.45, perYear: 1635.4, litresPer100Km: 7.4 }],
    ['?car_slug=car-7&km-per-week=500', { perWeek: 62.9, perYear: 3270.8, litresPer100Km: 7.4 }],
    ['?car_slug=none&price-per-litre=2', { perWeek: 50, perYear: 2600, litresPer100Km: 10 }],
    ['?km-per-week=<b>&price-per-litre=-1', { perWeek: 42.5, perYear: 2210, litresPer100Km: 10 }],
  ])('is calculated for %s', async (query, expected) => {
    const reply = await ask(query);
    expect([reply.status, await reply.json()]).toEqual([200, expected]);
  });

  it('is that of charging for an electric car', async () => {
    const rated = { ...base.variant, energyKwhPer100Km: 16.5 };
    const electric = aVehicle({ ...car, simpleFuel: 'electric', variant: rated });
    const reply = await ask('?car_slug=car-7&cents-per-kwh=40&price-per-litre=9', 'application/json', [
      electric,
    ]);
    // By hand: 250 / 100 × 16.5 × 0.40 is 16.50 a week, times 52 is 858.
    expect(await reply.json()).toEqual({ perWeek: 16.5, perYear: 858, kwhPer100Km: 16.5 });
  });

  it.each([{ simpleFuel: 'hydrogen' }, { status: 'sold' }] as const)(
    'answers 404 for a vehicle with %j',
    async (changes) => {
      const reply = await ask('?car_slug=car-7', browser, [{ ...car, ...changes }]);
      expect(await reply.json()).toMatchObject({ name: 'fuel-cost', props: { vehicle: null } });
    },
  );

  it('is a page for a browser, with the figures as typed', async () => {
    const reply = await ask('?car_slug=car-7&price-per-litre=2.05&km-per-week=400', browser);
    expect(reply.headers.get('Content-Type')).toContain('text/html');
    expect(await reply.json()).toEqual({
      name: 'fuel-cost',
      props: { vehicle: car, typed: { 'price-per-litre': '2.05', 'km-per-week': '400' } },
    });
  });

  it('answers 404 at a dealer without the calculator', async () => {
    const vehicle = { ...settings.vehicle, fuelCost: { ...settings.vehicle.fuelCost, show: false } };
    expect((await ask('', 'application/json', [car], { ...settings, vehicle })).status).toBe(404);
  });
});
