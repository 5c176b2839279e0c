import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpRegoLookup } from './http-rego-lookup.ts';

const corolla = {
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  vin: 'JTNB23HK903012345',
  nvic: 'ABC12D',
};

let asked: { method: string | undefined; authorization: string | undefined; body: unknown }[] = [];
let answer: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '' };
let url = '';

async function record(request: IncomingMessage): Promise<void> {
  const { method, headers } = request;
  asked.push({ method, authorization: headers.authorization, body: await json(request) });
}

const server = createServer((request, response) => {
  void record(request).then(() => {
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(answer.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  url = `http://127.0.0.1:${address.port}/v1/plates`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify(corolla) };
});

describe('a service that knows number plates', () => {
  it('is asked for a plate of a state, with the key, and believed', async () => {
    const service = httpRegoLookup({ url, key: 'secret-key' });
    expect(await service.find('123ABC', 'QLD')).toEqual(corolla);
    expect(asked).toEqual([
      { method: 'POST', authorization: 'Bearer secret-key', body: { rego: '123ABC', state: 'QLD' } },
    ]);
  });

  it('is asked once for a plate of a state, whether it knows it or not', async () => {
    const service = httpRegoLookup({ url, key: undefined });
    await service.find('123ABC', 'QLD');
    await service.find('123ABC', 'QLD');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.authorization).toBeUndefined();
    answer = { status: 404, body: '' };
    expect(await service.find('123ABC', 'NSW')).toBeNull();
    expect(await service.find('123ABC', 'NSW')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('may know no more than make and model', async () => {
    answer = { status: 200, body: '{"make":" Toyota ","model":"Corolla","colour":"red"}' };
    const service = httpRegoLookup({ url, key: undefined });
    const unknown = { year: null, badge: null, vin: null, nvic: null };
    expect(await service.find('1', 'QLD')).toEqual({ make: 'Toyota', model: 'Corolla', ...unknown });
  });

  it.each([
    ['that it is too busy', 429, '{}'],
    ['with an error', 503, '{}'],
    ['that the key is wrong', 401, '{}'],
    ['with something else', 200, '{"make":"Toyota"}'],
    ['with a year that is a text', 200, JSON.stringify({ ...corolla, year: '2021' })],
    ['with no JSON', 200, '<html>JTNB23HK903012345'],
    ['with a book', 200, JSON.stringify({ ...corolla, note: 'x'.repeat(40_000) })],
  ])('that answers %s is not believed, and asked again', async (_, status, body) => {
    answer = { status, body };
    const service = httpRegoLookup({ url, key: undefined });
    const failure = await service.find('SECRET1', 'QLD').catch(String);
    expect(failure).toMatch(/^Error: The rego lookup/);
    expect(failure).not.toMatch(/SECRET1|JTNB23HK903012345/);
    answer = { status: 200, body: JSON.stringify(corolla) };
    expect(await service.find('SECRET1', 'QLD')).toEqual(corolla);
  });

  it('is not followed elsewhere with the key', async () => {
    answer = { status: 302, body: '', headers: { Location: url } };
    await expect(httpRegoLookup({ url, key: 'k' }).find('1', 'QLD')).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('that is not there rejects', async () => {
    const service = httpRegoLookup({ url: 'http://127.0.0.1:9/', key: undefined });
    await expect(service.find('1', 'QLD')).rejects.toThrow();
  });

  it('that never answers is not waited for', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
    const service = httpRegoLookup({
      url: `http://127.0.0.1:${address.port}/`,
      key: undefined,
      patienceMs: 20,
    });
    await expect(service.find('1', 'QLD')).rejects.toThrow();
    silent.closeAllConnections();
    silent.close();
  });
});
