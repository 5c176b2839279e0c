import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { localService } from '../ports/local-service.fixture.ts';
import { httpValuation } from './http-valuation.ts';

const comparison = {
  fill: 0.5,
  listing_price: 25_990,
  market_range_min: 22_000,
  market_range_max: 30_000,
  confidence: 0.8,
  description: 'Valued by the service.',
};

let service: Awaited<ReturnType<typeof localService>>;
let answer: { status: number; body: string } = { status: 200, body: '' };
let url = '';

/** The requests that the service has received. */
const asked = () =>
  service.asked.map(({ method, headers, body }) => ({
    method,
    authorization: headers.authorization,
    body: JSON.parse(body),
  }));

beforeAll(async () => {
  service = await localService(() => answer);
  url = `${service.url}/v1/compare`;
});
afterAll(() => service[Symbol.asyncDispose]());
beforeEach(() => {
  service.asked.length = 0;
  answer = { status: 200, body: JSON.stringify(comparison) };
});

describe('a valuation service', () => {
  it('receives the vehicle and its price with the key, and its answer is returned', async () => {
    const valuation = httpValuation({ url, key: 'secret-key' });
    expect(await valuation.compare(aVehicle({ vin: 'JTNB23HK903012345' }))).toEqual(comparison);
    expect(asked()).toMatchObject([
      {
        method: 'POST',
        authorization: 'Bearer secret-key',
        body: {
          vin: 'JTNB23HK903012345',
          make: 'Toyota',
          model: 'Corolla',
          year: 2021,
          odometer_km: 45_120,
          listing_price: 25_990,
        },
      },
    ]);
  });

  it('is cached per vehicle and price', async () => {
    const valuation = httpValuation({ url, key: undefined });
    await valuation.compare(aVehicle());
    await valuation.compare(aVehicle());
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.authorization).toBeUndefined();
    await valuation.compare(aVehicle({ price: 24_990 }));
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['with an error', 503, '{}'],
    ['with something else', 200, '{"price":1}'],
    ['with a share above the whole', 200, JSON.stringify({ ...comparison, fill: 40 })],
    ['with no JSON', 200, '<html>'],
  ])('that answers %s rejects, and is asked again', async (_, status, body) => {
    answer = { status, body };
    const valuation = httpValuation({ url, key: undefined });
    await expect(valuation.compare(aVehicle())).rejects.toThrow();
    answer = { status: 200, body: JSON.stringify(comparison) };
    expect(await valuation.compare(aVehicle())).toEqual(comparison);
  });

  it('rejects when it cannot be reached', async () => {
    const valuation = httpValuation({ url: 'http://127.0.0.1:9/', key: undefined });
    await expect(valuation.compare(aVehicle())).rejects.toThrow();
  });
});
