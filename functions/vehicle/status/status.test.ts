import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleApp } from '../vehicle-app.fixture.ts';

const plain = demoSettings('pitstop');
const settingsWith = (liveStatus: (typeof plain)['vehicle']['liveStatus']) => ({
  ...plain,
  vehicle: { ...plain.vehicle, liveStatus },
});
const settings = settingsWith({ reported: true, secretVariable: null });
const car = aVehicle({ id: '7', slug: 'corolla-7', price: 25_990, offerPrice: null });
const secrets = { STATUS_SECRET_CITY_MOTORS: 'correct-horse' };
const open = () => vehicleApp({ settings, vehicles: [car], secrets });
type App = Awaited<ReturnType<typeof open>>;

const sold = { status: 'sold', reserved: false };
const path = '/api/cars/corolla-7/status';
const authorised = { Authorization: 'Bearer correct-horse' };

const report = (app: App, body: unknown, headers: Record<string, string> = authorised) =>
  app.ask(path, { method: 'PUT', headers, body });

async function fieldsOf(app: App): Promise<unknown> {
  const { car_fields: fields }: { car_fields: unknown } = await (
    await app.ask('/api/cars/corolla-7/view.json')
  ).json();
  return fields;
}

describe('a status report', () => {
  it('is shown to visitors from then on', async () => {
    await using app = await open();
    expect((await report(app, { status: 'in_stock', reserved: true, price: 23_990 })).status).toBe(204);
    expect(await fieldsOf(app)).toEqual({ status: 'in_stock', reserved: true, price: 23_990 });
    await report(app, sold);
    expect(await fieldsOf(app)).toEqual({ status: 'sold', reserved: false, price: 23_990 });
  });

  it('with a price of 10 or less means no price', async () => {
    await using app = await open();
    await report(app, { ...sold, price: 1 });
    expect(await fieldsOf(app)).toMatchObject({ price: null });
  });

  it('survives a rebuild from earlier stock', async () => {
    await using app = await open();
    app.publish([car]);
    await report(app, sold);
    expect(await fieldsOf(app)).toMatchObject({ status: 'sold' });
  });

  it('is replaced by stock that arrived later', async () => {
    await using app = await open();
    await report(app, { ...sold, price: 20_000 });
    app.waitMinutes(1);
    app.publish([{ ...car, price: 24_990 }]);
    expect(await fieldsOf(app)).toEqual({ status: 'in_stock', reserved: false, price: 24_990 });
    await report(app, { status: 'in_stock', reserved: true });
    expect(await fieldsOf(app)).toEqual({ status: 'in_stock', reserved: true, price: 24_990 });
  });
});

describe('a status report is refused', () => {
  it.each([
    ['without a secret', {}],
    ['with another secret', { Authorization: 'Bearer correct-horsf' }],
    ['with an empty one', { Authorization: 'Bearer ' }],
    ['with a password', { Authorization: 'Basic correct-horse' }],
  ])('%s', async (_how, headers) => {
    await using app = await open();
    const reply = await report(app, sold, headers);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await fieldsOf(app)).toMatchObject({ status: 'in_stock' });
  });

  it.each([
    [400, 'no JSON', '{status: sold}'],
    [422, 'no object', '[]'],
    [422, 'a status of another trade', { status: 'gone', reserved: false }],
    [422, 'half of it', { status: 'sold' }],
    [422, 'a price that is a text', { ...sold, price: '20000' }],
    [422, 'a misspelt name', { ...sold, pirce: 20_000 }],
    [422, 'a negative price', { ...sold, price: -1 }],
    [413, 'a book', { ...sold, note: 'x'.repeat(5000) }],
  ])('with %i for %s', async (status, _what, body) => {
    await using app = await open();
    const reply = await report(app, body);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await fieldsOf(app)).toMatchObject({ status: 'in_stock' });
  });

  it('with the allowed values in the message', async () => {
    await using app = await open();
    const reply = await report(app, { status: 'available', reserved: 'no', price: -1 });
    expect(await reply.json()).toMatchObject({
      errors: [
        { field: 'status', message: 'The status is in_stock, coming_soon, sold, or unavailable.' },
        { field: 'reserved', message: 'Whether it is reserved is true or false.' },
        { field: 'price', message: 'The price is a number of dollars, from 0 to 100000000.' },
      ],
    });
  });

  it('for a car without a page', async () => {
    await using app = await open();
    const unknown = await app.ask('/api/cars/none/status', {
      method: 'PUT',
      headers: authorised,
      body: sold,
    });
    expect(unknown.status).toBe(404);
  });

  it('by a dealer that accepts none', async () => {
    await using app = await vehicleApp({ settings: plain, vehicles: [car], secrets });
    expect((await report(app, sold)).status).toBe(404);
  });

  it('and logged while the secret is missing', async () => {
    await using app = await vehicleApp({ settings, vehicles: [car] });
    expect((await report(app, sold, { Authorization: 'Bearer ' })).status).toBe(503);
    expect(String(app.errors[0])).toContain('STATUS_SECRET_CITY_MOTORS is not set');
  });

  it('unless the secret is that of the dealer whose site in another language it is', async () => {
    const site = { ...settings.site, languageOf: 'harbourline' };
    await using app = await vehicleApp({
      ...{ settings: { ...settings, site }, vehicles: [car] },
      secrets: { ...secrets, STATUS_SECRET_HARBOURLINE: 'other' },
    });
    expect((await report(app, sold)).status).toBe(401);
    expect((await report(app, sold, { Authorization: 'Bearer other' })).status).toBe(204);
  });

  it('unless the secret is in the variable that the settings name', async () => {
    const named = settingsWith({ reported: true, secretVariable: 'GROUP_SECRET' });
    await using app = await vehicleApp({
      settings: named,
      vehicles: [car],
      secrets: { ...secrets, GROUP_SECRET: 'other' },
    });
    expect((await report(app, sold)).status).toBe(401);
    expect((await report(app, sold, { Authorization: 'Bearer other' })).status).toBe(204);
  });
});
