import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  ask,
  askProxied,
  proxied,
  server,
  serveTwoDealers,
  statusOf,
} from '#tests/fixtures/sites/two-dealers-served.ts';

serveTwoDealers();

describe('a host name', () => {
  it.each([
    ['demo.localhost', 'demo home'],
    ['DEMO.localhost:80', 'demo home'],
    ['www.demo.example', 'demo home'],
    ['pitstop.localhost', 'pitstop home'],
  ])('%s serves its own dealer', async (host, text) => {
    expect((await ask({ host })).body.toString()).toBe(text);
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('%s lists the dealers', async (host) => {
    const reply = await ask({ host: `${host}:${server.port}` });
    const page = reply.body.toString();
    expect(reply.status).toBe(200);
    expect(page).toContain(`href="http://demo.localhost:${server.port}/"`);
    expect(page).toContain('Pit &lt;Stop&gt;');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await ask({ host, path: '/x' })).status).toBe(404);
    expect((await ask({ host, method: 'POST' })).status).toBe(405);
  });

  it('of no dealer is refused, and a developer sees the list of dealers', async () => {
    const reply = await ask({ host: 'nobody.localhost' });
    const page = reply.body.toString();
    expect(reply.status).toBe(421);
    expect(page).toContain('<code>nobody.localhost</code>');
    expect(page).toContain('http://demo.localhost/');
  });

  it.each(['stranger.example', '203.0.113.7'])('%s is refused without naming others', async (host) => {
    const reply = await ask({ host });
    expect(reply.status).toBe(421);
    expect(reply.body.toString()).toContain(host);
    expect(reply.body.toString()).not.toMatch(/demo|pitstop/i);
  });

  it.each(['a b', '<script>', 'demo.localhost:99999', 'demo.localhost/../x', 'x@demo.localhost'])(
    '"%s" is invalid',
    async (host) => {
      expect((await ask({ host })).status).toBe(400);
    },
  );
});

describe('behind a proxy', () => {
  it.each(['localhost', '127.0.0.1', 'nobody.localhost', 'stranger.example'])(
    'the host %s does not list the dealers',
    async (host) => {
      const reply = await askProxied({ host });
      expect(reply.status).toBe(421);
      expect(reply.body.toString()).not.toContain('demo.localhost');
    },
  );

  it('a visitor over https gets HSTS', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    for (const path of ['/', '/none', '/api/health', '/api/none']) {
      const reply = await askProxied({ path, headers, host: 'www.demo.example' });
      expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
    }
    const plain = await askProxied({ headers: { 'X-Forwarded-Proto': 'http' } });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });

  it('X-Forwarded-Proto is ignored without a proxy', async () => {
    const reply = await ask({ headers: { 'X-Forwarded-Proto': 'https' } });
    expect(reply.headers).not.toHaveProperty('strict-transport-security');
  });

  it('the functions still receive the body of a request', async () => {
    const reply = await new Promise<number | undefined>((resolve, reject) => {
      const socket = connect(proxied.port, '127.0.0.1', () =>
        socket.write(
          'POST /api/health HTTP/1.1\r\nHost: demo.localhost\r\nX-Forwarded-Proto: https\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello',
        ),
      );
      socket.once('data', (data) => resolve(Number(data.toString().split(' ')[1]))).once('error', reject);
    });
    expect(reply).toBe(405);
  });
});

describe('a request with two Host headers', () => {
  it.each([
    'Host: demo.localhost\r\nHost: pitstop.localhost',
    'Host: demo.localhost\r\nhost: demo.localhost',
    'HOST: pitstop.localhost\r\nX-Forwarded-Proto: https\r\nHost: demo.localhost',
  ])('is refused: %j', async (hosts) => {
    for (const path of ['/', '/api/health', '/cars/abc']) {
      const text = `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`;
      expect(await statusOf(server.port, text)).toBe(400);
      expect(await statusOf(proxied.port, text)).toBe(400);
    }
  });

  it('does not include "Host" in the value of another header', async () => {
    const text = 'GET / HTTP/1.1\r\nX-Said: Host\r\nHost: demo.localhost\r\nConnection: close\r\n\r\n';
    expect(await statusOf(server.port, text)).toBe(200);
  });
});
