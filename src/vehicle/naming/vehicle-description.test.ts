import { afterAll, describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehicleDescription } from './vehicle-description.ts';

const written = writeTenants({ _defaults: realDefaults(), pitstop: { 'site.json': aSite } });
afterAll(written.remove);

function describeCar(differs: Partial<Vehicle>): string {
  const loaded = loadTenant(written.tenantsDir, 'pitstop');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return vehicleDescription(aVehicle(differs), loaded.tenant.settings, 'Pitstop Perth');
}

describe('vehicleDescription', () => {
  it('has name, price, key facts and dealer', () => {
    expect(describeCar({})).toBe(
      '2021 Toyota Corolla Ascent Sport. $25,990 Drive Away, Used, Automatic, 45,120 km, Petrol. Pitstop Perth.',
    );
  });

  it('leaves out unknown facts without a gap', () => {
    const unknown = { priceType: null, odometerKm: null, simpleFuel: null, fuel: null };
    expect(describeCar({ ...unknown, simpleTransmission: null, transmission: null })).toBe(
      '2021 Toyota Corolla Ascent Sport. $25,990, Used. Pitstop Perth.',
    );
  });

  it.each(['sold', 'unavailable'] as const)(
    'of a vehicle that is %s says so, without its price',
    (status) => {
      expect(describeCar({ status })).toBe(
        '2021 Toyota Corolla Ascent Sport. SOLD, Used, Automatic, 45,120 km, Petrol. Pitstop Perth.',
      );
    },
  );

  it("has the dealer's text if there is no price", () => {
    expect(describeCar({ price: null })).toContain('. Enquire for price, Used, ');
  });

  it("separates the facts as in the site's language", () => {
    const settings = demoSettings('wattle-range-zh');
    const description = vehicleDescription(aVehicle(), settings, 'Wattle & Range');
    expect(description).toContain('、二手、自动挡、45,120 km、汽油.');
  });
});
