import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import sendRequest from './small-axios.api.ts';

type Seen = { method: string | undefined; url: string | undefined; type: string | undefined; body: string };
const seen: Seen[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, type: request.headers['content-type'], body });
    if (request.url?.startsWith('/slow')) return;
    response.writeHead(request.url?.startsWith('/bad') ? 503 : 200, { 'content-type': 'application/json' });
    response.end('{"ok":true}');
  });
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const transformResponse = [(data: unknown) => (typeof data === 'string' ? JSON.parse(data) : data)];
const post = (path: string, timeout = 5000, data: unknown = '{"searches":[]}') =>
  sendRequest({
    method: 'post',
    url: `${address}${path}`,
    headers: { 'Content-Type': 'application/json', 'content-type': 'text/plain' },
    params: { 'x-typesense-api-key': 'a&b' },
    data,
    timeout,
    transformResponse,
  });

describe('the replacement of axios', () => {
  it('posts the text with its type and parameters, and parses the reply', async () => {
    expect(await post('/multi_search')).toMatchObject({ status: 200, data: { ok: true } });
    expect(seen.at(-1)).toEqual({
      method: 'POST',
      url: '/multi_search?x-typesense-api-key=a%26b',
      type: 'text/plain',
      body: '{"searches":[]}',
    });
  });

  it('serialises an object as JSON', async () => {
    await post('/multi_search', 5000, { searches: [] });
    expect(seen.at(-1)?.body).toBe('{"searches":[]}');
  });

  it('resolves for any status that the client accepts', async () => {
    expect(await post('/bad')).toMatchObject({ status: 503 });
  });

  it('rejects after a timeout', async () => {
    await expect(post('/slow', 20)).rejects.toThrow(/time/i);
  });

  it('passes the request to its adapter', async () => {
    const adapter = vi.fn(async (config) => ({
      data: { of: 1 },
      status: 200,
      statusText: '',
      headers: {},
      config,
    }));
    const reply = await sendRequest({
      method: 'post',
      url: 'embedded:/multi_search',
      adapter,
      transformResponse,
    });
    expect(reply.data).toEqual({ of: 1 });
  });
});
