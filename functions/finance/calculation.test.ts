import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '7', slug: 'car-7', name: '2021 <Toyota> Corolla', price: 25_990 });
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

function ask(query: string, accept = 'application/json', own = settings, vehicles: Vehicle[] = [car]) {
  return get(`/api/finance/calculation${query}`, accept, own, vehicles);
}

function get(path: string, accept: string, own = settings, vehicles: Vehicle[] = [car]) {
  const site = aPublishedSite({ settings: own, vehicles });
  const app = createApp(testPorts({ publishedSite: async () => site }));
  return app.request(`http://city-motors.localhost${path}`, { headers: { Accept: accept } });
}

describe('the loan calculation', () => {
  it('accepts figures as typed, and returns both rates and the warning', async () => {
    const reply = await ask('?amount=%2425k&term=5&frequency=monthly&interest=8.5');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      car: null,
      figures: { amount: 25_000, term: 5, interest: 8.5, deposit: 0, residual: 0, frequency: 'monthly' },
      annualRate: 8.5,
      // PMT(8.5%/12, 60, 26313.25) = 539.86, plus an account fee of $8.
      repayment: 547.86,
      warning: settings.vehicle.price.comparisonRateWarning,
    });
  });

  it.each(['?car_id=7', '?car_id=car-7', '?car_slug=car-7'])('starts with the price of %s', async (query) => {
    expect(await (await ask(query)).json()).toMatchObject({
      car: { name: car.name, path: '/cars/car-7', price: 25_990 },
      figures: { amount: 25_990 },
    });
  });

  it.each([
    { status: 'sold' as const },
    { tag: 'Test Drive Only' },
    { price: null, subscriptionPricePerWeek: 199 },
  ])('starts without the vehicle where it is %j', async (changes) => {
    const reply = await ask('?car_id=7', 'application/json', settings, [{ ...car, ...changes }]);
    expect(await reply.json()).toMatchObject({ car: null, figures: { amount: 30_000 } });
  });

  it('uses defaults for invalid figures, and clamps those outside the limits', async () => {
    const reply = await ask('?amount=lots&term=99&deposit=__proto__&frequency=daily&car_id=none');
    expect(await reply.json()).toMatchObject({ figures: { amount: 30_000, term: 7, deposit: 0 } });
  });

  it('is null when the repayment is too small', async () => {
    expect(await (await ask('?amount=0')).json()).toMatchObject({ repayment: null, total: null });
  });

  it.each([{ show: false }, { lender: 'gone' }])('answers 404 for a dealer with %j', async (changes) => {
    const calculator = { ...settings.finance.calculator, ...changes };
    const reply = await ask('', 'application/json', {
      ...settings,
      finance: { ...settings.finance, calculator },
    });
    expect(reply.status).toBe(404);
  });
});

describe('a browser without JavaScript', () => {
  const page = async (query: string) => (await ask(query, browser)).json();

  it('gets the page `calculation` for the vehicle, with figures within the limits', async () => {
    const reply = await ask('?amount=25k&frequency=monthly&term=99&car_slug=car-7', browser);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toContain('text/html');
    expect(await reply.json()).toEqual({
      name: 'calculation',
      props: {
        vehicle: car,
        query: 'amount=25000&term=7&interest=8.5&deposit=0&residual=0&frequency=monthly',
      },
    });
  });

  it('gets it at the address of the calculator too, for a vehicle that it names', async () => {
    const reply = await get('/finance/calculator?car_id=7', browser);
    expect(await reply.json()).toEqual({ name: 'calculation', props: { vehicle: car, query: '' } });
  });

  it('gets it without a vehicle that cannot be financed', async () => {
    const text = await (await ask('?car_id=7', browser, settings, [{ ...car, status: 'sold' }])).text();
    expect(JSON.parse(text)).toMatchObject({ props: { vehicle: null } });
    expect(await page('?car_slug=none')).toMatchObject({ props: { vehicle: null } });
  });

  it('gets back only figures of what it sent', async () => {
    const { props } = await page('?amount="><script>&term=<b>&car_slug=../admin&frequency=x&more=y');
    expect(props).toEqual({
      vehicle: null,
      query: 'amount=30000&term=5&interest=8.5&deposit=0&residual=0&frequency=weekly',
    });
  });

  it('gets a 404 from a dealer without a calculator', async () => {
    const calculator = { ...settings.finance.calculator, show: false };
    const own = { ...settings, finance: { ...settings.finance, calculator } };
    const reply = await ask('', browser, own);
    expect([reply.status, (await reply.json()).name]).toEqual([404, 'problem']);
  });
});
