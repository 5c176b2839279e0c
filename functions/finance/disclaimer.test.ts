import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleApp } from '../vehicle/vehicle-app.fixture.ts';

const settings = demoSettings('harbourline');
const warning = settings.vehicle.price.comparisonRateWarning;
const long = `The lender says: ${'terms apply, '.repeat(40)}and that is all.`;
const offer = {
  interestRatePercent: 7,
  comparisonRatePercent: 8,
  paymentWeek: 150,
  paymentMonth: null,
  deposit: null,
  termYears: 5,
  termMonths: null,
  balloon: null,
  establishmentFees: null,
  totalPayable: null,
  disclaimer: long,
};
const car = aVehicle({ id: '1', slug: 'car-1', year: 2024, financeLenders: { house: offer } });

function ask(vehicle: Vehicle, query = '?car_slug=car-1', own = settings) {
  return vehicleApp({ settings: own, vehicles: [vehicle] }).then(async (app) => {
    await using _ = app;
    return app.ask(`/api/finance/disclaimer${query}`);
  });
}

describe('the disclaimer of financing a vehicle', () => {
  it.each(['?car_slug=car-1', '?car_id=car-1', '?car_id=1&car_slug=car-1'])(
    'is complete for %s',
    async (query) => {
      const reply = await ask(car, query);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toEqual({ text: long, warning });
    },
  );

  it('is complete even where pages cut it', async () => {
    const { vehicle } = settings;
    const cut = { ...vehicle, financeDisclaimer: { show: true, isCut: true, characters: 197 } };
    const reply = await ask(car, '?car_slug=car-1', { ...settings, vehicle: cut });
    expect((await reply.json()).text).toBe(long);
  });

  it('is the warning when the lender has no text', async () => {
    const reply = await ask(aVehicle({ id: '1', slug: 'car-1' }));
    expect(await reply.json()).toEqual({ text: warning, warning });
  });

  it.each([
    ['no vehicle is named', car, ''],
    ['there is no such vehicle', car, '?car_slug=car-2'],
    ['it is sold', aVehicle({ ...car, status: 'sold' }), '?car_slug=car-1'],
  ])('answers 404 when %s', async (_, vehicle, query) => {
    const reply = await ask(vehicle, query);
    expect(reply.status).toBe(404);
    expect((await reply.json()).detail).toBe('There is no finance disclaimer for this vehicle.');
  });
});
