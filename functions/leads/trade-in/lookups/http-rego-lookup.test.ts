import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localService } from '../../../ports/local-service.fixture.ts';
import { httpRegoLookup } from './http-rego-lookup.ts';

const corolla = {
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  vin: 'JTNB23HK903012345',
  nvic: 'ABC12D',
};

let service: Awaited<ReturnType<typeof localService>>;
let answer: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '' };
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
  url = `${service.url}/v1/plates`;
});
afterAll(() => service[Symbol.asyncDispose]());
beforeEach(() => {
  service.asked.length = 0;
  answer = { status: 200, body: JSON.stringify(corolla) };
});

describe('a number plate lookup', () => {
  it('receives plate and state with the key, and its answer is returned', async () => {
    const lookup = httpRegoLookup({ url, key: 'secret-key' });
    expect(await lookup.find('123ABC', 'QLD')).toEqual(corolla);
    expect(asked()).toEqual([
      { method: 'POST', authorization: 'Bearer secret-key', body: { rego: '123ABC', state: 'QLD' } },
    ]);
  });

  it('is cached per plate and state, known or not', async () => {
    const lookup = httpRegoLookup({ url, key: undefined });
    await lookup.find('123ABC', 'QLD');
    await lookup.find('123ABC', 'QLD');
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.authorization).toBeUndefined();
    answer = { status: 404, body: '' };
    expect(await lookup.find('123ABC', 'NSW')).toBeNull();
    expect(await lookup.find('123ABC', 'NSW')).toBeNull();
    expect(asked()).toHaveLength(2);
  });

  it('may know only make and model', async () => {
    answer = { status: 200, body: '{"make":" Toyota ","model":"Corolla","colour":"red"}' };
    const lookup = httpRegoLookup({ url, key: undefined });
    const unknown = { year: null, badge: null, vin: null, nvic: null };
    expect(await lookup.find('1', 'QLD')).toEqual({ make: 'Toyota', model: 'Corolla', ...unknown });
  });

  it.each([
    ['that it is too busy', 429, '{}'],
    ['with an error', 503, '{}'],
    ['that the key is wrong', 401, '{}'],
    ['with something else', 200, '{"make":"Toyota"}'],
    ['with a year that is a text', 200, JSON.stringify({ ...corolla, year: '2021' })],
    ['with no JSON', 200, '<html>JTNB23HK903012345'],
    ['with a book', 200, JSON.stringify({ ...corolla, note: 'x'.repeat(40_000) })],
  ])('that answers %s rejects, and is asked again', async (_, status, body) => {
    answer = { status, body };
    const lookup = httpRegoLookup({ url, key: undefined });
    const failure = await lookup.find('SECRET1', 'QLD').catch(String);
    expect(failure).toMatch(/^Error: The rego lookup/);
    expect(failure).not.toMatch(/SECRET1|JTNB23HK903012345/);
    answer = { status: 200, body: JSON.stringify(corolla) };
    expect(await lookup.find('SECRET1', 'QLD')).toEqual(corolla);
  });

  it('is not followed on a redirect, because of the key', async () => {
    answer = { status: 302, body: '', headers: { Location: url } };
    await expect(httpRegoLookup({ url, key: 'k' }).find('1', 'QLD')).rejects.toThrow();
    expect(asked()).toHaveLength(1);
  });

  it('rejects when it cannot be reached', async () => {
    const lookup = httpRegoLookup({ url: 'http://127.0.0.1:9/', key: undefined });
    await expect(lookup.find('1', 'QLD')).rejects.toThrow();
  });

  it('rejects when it does not answer in time', async () => {
    await using silent = await localService(() => 'silence');
    const lookup = httpRegoLookup({ url: silent.url, key: undefined, timeoutMs: 20 });
    await expect(lookup.find('1', 'QLD')).rejects.toThrow();
  });
});
