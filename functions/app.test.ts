import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from './app.ts';
import { testPorts, testStartMs } from './ports/ports.fixture.ts';
import type { Ports } from './ports/ports.ts';
import { aPublishedSite } from './ports/published-site.fixture.ts';
import { OutdatedPublication } from './ports/published-site.ts';

function testApp(changes: Partial<Ports> = {}) {
  let nowMs = testStartMs;
  const errors: unknown[] = [];
  const app = createApp(
    testPorts({
      listSites: async () => [{ slug: 'pitstop', hosts: ['pitstop.example'] }],
      now: () => nowMs,
      reportError: (error) => errors.push(error),
      database: { execute: async () => [], transact: async () => [] },
      ...changes,
    }),
  );
  const waitSeconds = (seconds: number) => {
    nowMs += seconds * 1000;
  };
  return { app, errors, waitSeconds };
}

describe('health', () => {
  it('reports the release, the dealer of the host and the uptime', async () => {
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
    'answers a monitor on the machine itself at %s, without a dealer',
    async (origin) => {
      const reply = await testApp().app.request(`${origin}/api/health`);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({ tenant: null });
    },
  );

  it('is read-only', async () => {
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
    // A listed site whose build wrote no data for the functions.
    ['http://pitstop.localhost/api/cars/corolla-7/view.json', 404, 'Not found'],
    ['http://pitstop.localhost/cars/corolla-7/nothing', 404, 'Not found'],
  ])('%s is a problem document that is never cached', async (url, status, title) => {
    const reply = await testApp().app.request(url);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.json()).toMatchObject({ type: 'about:blank', title, status });
  });

  it('names the unknown host but no other dealer', async () => {
    const text = await (await testApp().app.request('http://nobody.example/api/health')).text();
    expect(text).toContain('nobody.example');
    expect(text).not.toContain('pitstop');
  });

  it('reports an unexpected error without showing its text', async () => {
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

describe('a method that a path does not have', () => {
  const site = aPublishedSite({ settings: demoSettings('harbourline') });
  const ask = async (method: string, path: string) =>
    testApp({ publishedSite: async () => site }).app.request(`http://pitstop.localhost${path}`, { method });

  it.each([
    ['POST', '/api/health', 'GET, HEAD'],
    ['GET', '/api/events', 'POST'],
    ['HEAD', '/api/events', 'POST'],
    ['DELETE', '/api/delivery', 'GET, HEAD, POST'],
    ['GET', '/api/cars/corolla-7/status', 'PUT'],
    ['POST', '/cars/corolla-7/autogauge', 'GET, HEAD'],
    ['POST', '/cars/corolla-7.pdf', 'GET, HEAD'],
  ])('%s %s is refused with the allowed methods', async (method, path, allowed) => {
    const reply = await ask(method, path);
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe(allowed);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is listed by OPTIONS, without CORS headers', async () => {
    const reply = await ask('OPTIONS', '/api/delivery');
    expect(reply.status).toBe(204);
    expect(reply.headers.get('Allow')).toBe('GET, HEAD, POST');
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await ask('OPTIONS', '/api/nothing')).status).toBe(404);
  });
});

describe('a malformed address', () => {
  const site = aPublishedSite({ settings: demoSettings('harbourline') });

  it.each([
    '/api/cars/%E0%A4%A/view.json',
    '/api/%',
    '/cars/%ff.pdf',
    '/api/%2e%2e/%00',
    '/api/cars//status',
  ])('%s answers 404 without an error', async (path) => {
    const { app, errors } = testApp({ publishedSite: async () => site });
    const reply = await app.request(`http://pitstop.localhost${path}`);
    expect(reply.status).toBe(404);
    expect(errors).toEqual([]);
  });
});

describe('a request with side effects', () => {
  const post = async (headers: Record<string, string>, body = '{}') =>
    testApp().app.request('http://pitstop.localhost/api/events', { method: 'POST', headers, body });

  it.each([
    { Origin: 'https://stranger.example' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('with %j is refused as cross-site', async (headers) => {
    expect((await post(headers)).status).toBe(403);
  });

  it('is refused when it is larger than any form', async () => {
    expect((await post({ 'Content-Length': '70000' }, 'x'.repeat(70_000))).status).toBe(413);
    const { app } = testApp();
    const stream = new Blob(['x'.repeat(70_000)]).stream();
    const init = { method: 'POST', body: stream, duplex: 'half' } as const;
    expect((await app.request('http://pitstop.localhost/api/nothing', init)).status).toBe(413);
  });
});

describe('a dealer whose site another version has built', () => {
  const outdated = new OutdatedPublication('dist/pitstop/_settings.json is old. Build pitstop again.');
  const asked = [
    '/api/cars/corolla-7/view.json',
    '/cars/corolla-7/autogauge',
    '/cars/corolla-7.pdf',
    '/cars/corolla-7/share-1.jpg',
    '/cars/corolla-7/photo-1.jpg',
  ];

  it.each(asked)('answers that it is being updated: %s', async (path) => {
    const { app } = testApp({ publishedSite: () => Promise.reject(outdated), reportError: () => {} });
    const reply = await app.request(`http://pitstop.localhost${path}`);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    const { title, detail } = await reply.json();
    expect(title).toBe('Being updated');
    expect(detail).not.toContain('pitstop');
  });

  it('is reported in one line, once', async () => {
    const { app, errors } = testApp({ publishedSite: () => Promise.reject(outdated) });
    for (const path of [...asked, ...asked]) await app.request(`http://pitstop.localhost${path}`);
    expect(errors).toEqual([outdated]);
    expect(outdated.stack).toBe(
      'OutdatedPublication: dist/pitstop/_settings.json is old. Build pitstop again.',
    );
  });

  it('is healthy', async () => {
    const { app } = testApp({ publishedSite: () => Promise.reject(outdated) });
    expect((await app.request('http://pitstop.localhost/api/health')).status).toBe(200);
  });
});

describe('every reply', () => {
  it.each(['http://pitstop.localhost/api/health', 'http://nobody.example/api/x'])(
    'of %s is never cached, framed or sniffed',
    async (url) => {
      const { headers } = await testApp().app.request(url);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it('has HSTS only over https', async () => {
    const { app } = testApp();
    const plain = await app.request('http://pitstop.example/api/health');
    const secure = await app.request('https://pitstop.example/api/health');
    expect(plain.headers.has('Strict-Transport-Security')).toBe(false);
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });
});
