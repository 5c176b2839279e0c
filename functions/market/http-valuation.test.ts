import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { httpValuation } from './http-valuation.ts';

const comparison = {
  fill: 0.5,
  listing_price: 25_990,
  market_range_min: 22_000,
  market_range_max: 30_000,
  confidence: 0.8,
  description: 'Valued by the service.',
};

let asked: { method: string | undefined; authorization: string | undefined; body: unknown }[] = [];
let answer: { status: number; body: string } = { status: 200, body: '' };
let url = '';

async function record(request: IncomingMessage): Promise<void> {
  const { method, headers } = request;
  asked.push({ method, authorization: headers.authorization, body: await json(request) });
}

const server = createServer((request, response) => {
  void record(request).then(() => {
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(answer.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  url = `http://127.0.0.1:${address.port}/v1/compare`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify(comparison) };
});

describe('a valuation service', () => {
  it('is told what the vehicle is and costs, with the key, and believed', async () => {
    const service = httpValuation({ url, key: 'secret-key' });
    expect(await service.compare(aVehicle({ vin: 'JTNB23HK903012345' }))).toEqual(comparison);
    expect(asked).toMatchObject([
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

  it('is asked once for a vehicle at a price, and again when the price has changed', async () => {
    const service = httpValuation({ url, key: undefined });
    await service.compare(aVehicle());
    await service.compare(aVehicle());
    expect(asked).toHaveLength(1);
    expect(asked[0]?.authorization).toBeUndefined();
    await service.compare(aVehicle({ price: 24_990 }));
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['with an error', 503, '{}'],
    ['with something else', 200, '{"price":1}'],
    ['with a share above the whole', 200, JSON.stringify({ ...comparison, fill: 40 })],
    ['with no JSON', 200, '<html>'],
  ])('that answers %s is not believed, and asked again', async (_, status, body) => {
    answer = { status, body };
    const service = httpValuation({ url, key: undefined });
    await expect(service.compare(aVehicle())).rejects.toThrow();
    answer = { status: 200, body: JSON.stringify(comparison) };
    expect(await service.compare(aVehicle())).toEqual(comparison);
  });

  it('that is not there rejects', async () => {
    const service = httpValuation({ url: 'http://127.0.0.1:9/', key: undefined });
    await expect(service.compare(aVehicle())).rejects.toThrow();
  });
});
