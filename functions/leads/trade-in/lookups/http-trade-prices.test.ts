import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localService } from '../../../ports/local-service.fixture.ts';
import { httpTradePrices } from './http-trade-prices.ts';

const car = {
  ...{ rego: 'SECRET1', regoState: 'QLD', vin: 'JTNB23HK903012345', nvic: '' },
  ...{ year: 2021, make: 'Toyota', model: 'Corolla', badge: 'SX', kms: 45_120 },
};
const price = { low: 15_000, offer: 17_000, high: 19_000 };

let service: Awaited<ReturnType<typeof localService>>;
let answer: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '' };
let url = '';

beforeAll(async () => {
  service = await localService(() => answer);
  url = `${service.url}/v1/trade`;
});
afterAll(() => service[Symbol.asyncDispose]());
beforeEach(() => {
  service.asked.length = 0;
  answer = { status: 200, body: JSON.stringify(price) };
});

describe('a trade price service', () => {
  it('receives the car with the key, and its answer is returned', async () => {
    expect(await httpTradePrices({ url, key: 'secret-key' }).priceOf(car)).toEqual(price);
    const [asked] = service.asked;
    expect(asked?.headers.authorization).toBe('Bearer secret-key');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      ...{ rego: 'SECRET1', state: 'QLD', vin: 'JTNB23HK903012345', nvic: '' },
      ...{ year: 2021, make: 'Toyota', model: 'Corolla', badge: 'SX', odometer_km: 45_120 },
    });
  });

  it('is cached per car, and asked again when more is known of it', async () => {
    const prices = httpTradePrices({ url, key: undefined });
    await prices.priceOf(car);
    await prices.priceOf({ ...car });
    expect(service.asked).toHaveLength(1);
    expect(service.asked[0]?.headers.authorization).toBeUndefined();
    await prices.priceOf({ ...car, kms: 45_121 });
    expect(service.asked).toHaveLength(2);
  });

  it('may have no price', async () => {
    answer = { status: 404, body: '' };
    expect(await httpTradePrices({ url, key: undefined }).priceOf(car)).toBeNull();
  });

  it.each([
    ['that it is too busy', 429, '{}'],
    ['with an error', 503, '{}'],
    ['with something else', 200, '{"price":1}'],
    ['with an offer above the range', 200, JSON.stringify({ ...price, offer: 20_000 })],
    ['with less than nothing', 200, JSON.stringify({ ...price, low: -1 })],
    ['with no JSON', 200, '<html>JTNB23HK903012345'],
    ['with a book', 200, JSON.stringify({ ...price, note: 'x'.repeat(20_000) })],
  ])('that answers %s rejects, and is asked again', async (_, status, body) => {
    answer = { status, body };
    const prices = httpTradePrices({ url, key: undefined });
    const failure = await prices.priceOf(car).catch(String);
    expect(failure).toMatch(/^Error: The service for trade prices/);
    expect(failure).not.toMatch(/SECRET1|JTNB23HK903012345/);
    answer = { status: 200, body: JSON.stringify(price) };
    expect(await prices.priceOf(car)).toEqual(price);
  });

  it('is not followed on a redirect, because of the key', async () => {
    answer = { status: 302, body: '', headers: { Location: url } };
    await expect(httpTradePrices({ url, key: 'k' }).priceOf(car)).rejects.toThrow();
    expect(service.asked).toHaveLength(1);
  });

  it('rejects when it does not answer in time', async () => {
    await using silent = await localService(() => 'silence');
    const prices = httpTradePrices({ url: silent.url, key: undefined, timeoutMs: 20 });
    await expect(prices.priceOf(car)).rejects.toThrow();
  });

  it('rejects when it cannot be reached', async () => {
    await expect(
      httpTradePrices({ url: 'http://127.0.0.1:9/', key: undefined }).priceOf(car),
    ).rejects.toThrow();
  });
});
