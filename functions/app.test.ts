import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { testPorts, testStartMs } from './ports/ports.fixture.ts';
import type { Ports } from './ports/ports.ts';

function testApp(changes: Partial<Ports> = {}) {
  let nowMs = testStartMs;
  const errors: unknown[] = [];
  const app = createApp(
    testPorts({
      listSites: async () => [{ slug: 'pitstop', hosts: ['pitstop.example'] }],
      now: () => nowMs,
      reportError: (error) => errors.push(error),
      ...changes,
    }),
  );
  const waitSeconds = (seconds: number) => {
    nowMs += seconds * 1000;
  };
  return { app, errors, waitSeconds };
}

describe('health', () => {
  it('names the release, the dealer of the host and the time since the start', async () => {
    const { app, waitSeconds } = testApp();
    waitSeconds(90);
    const reply = await app.request('http://pitstop.localhost:4321/api/health');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      status: 'ok',
      version: '1.2.3',
      tenant: 'pitstop',
      uptimeSeconds: 90,
    });
  });

  it.each(['http://localhost:4321', 'http://127.0.0.1', 'http://[::1]:4321'])(
    'answers a monitor on the machine itself at %s, for no dealer',
    async (origin) => {
      const reply = await testApp().app.request(`${origin}/api/health`);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({ tenant: null });
    },
  );

  it('can only be read', async () => {
    const reply = await testApp().app.request('http://localhost/api/health', { method: 'POST', body: 'x' });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('a refusal', () => {
  it.each([
    ['http://pitstop.localhost/api/nothing', 404, 'Not found'],
    ['http://pitstop.localhost/api', 404, 'Not found'],
    ['http://nobody.example/api/health', 421, 'Unknown host'],
    ['http://nobody.localhost/api/nothing', 421, 'Unknown host'],
    ['http://nobody.example/cars/corolla-7/nothing', 421, 'Unknown host'],
    ['http://localhost/api/cars/corolla-7/view.json', 404, 'Not found'],
    // Listed, but built before there was anything for the functions.
    ['http://pitstop.localhost/api/cars/corolla-7/view.json', 404, 'Not found'],
    ['http://pitstop.localhost/cars/corolla-7/nothing', 404, 'Not found'],
  ])('%s is a problem that no cache keeps', async (url, status, title) => {
    const reply = await testApp().app.request(url);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.json()).toMatchObject({ type: 'about:blank', title, status });
  });

  it('names the unknown host and no other', async () => {
    const text = await (await testApp().app.request('http://nobody.example/api/health')).text();
    expect(text).toContain('nobody.example');
    expect(text).not.toContain('pitstop');
  });

  it('reports an unexpected error, and keeps its text from the visitor', async () => {
    const { app, errors } = testApp({ listSites: () => Promise.reject(new Error('disk secret')) });
    const reply = await app.request('http://pitstop.localhost/api/health');
    expect(reply.status).toBe(500);
    const text = await reply.text();
    expect(JSON.parse(text)).toEqual({
      type: 'about:blank',
      title: 'Something went wrong here',
      status: 500,
    });
    expect(errors).toEqual([new Error('disk secret')]);
  });
});

describe('every reply', () => {
  it.each(['http://pitstop.localhost/api/health', 'http://nobody.example/api/x'])(
    'of %s is data: not to be cached, framed or guessed at',
    async (url) => {
      const { headers } = await testApp().app.request(url);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it('asks for https only over https', async () => {
    const { app } = testApp();
    const plain = await app.request('http://pitstop.example/api/health');
    const secure = await app.request('https://pitstop.example/api/health');
    expect(plain.headers.has('Strict-Transport-Security')).toBe(false);
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });
});
