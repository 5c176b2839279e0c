import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { dataHeaders, siteHeaders, transportHeaders } from './reply-headers.ts';

const app = new Hono()
  .use('/api/*', dataHeaders)
  .use('/cars/*', siteHeaders)
  .use(transportHeaders)
  .get('/api/data', (c) => c.json({}))
  .get('/api/page', (c) =>
    c.html('<p>', 200, { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'no-cache' }),
  )
  .get('/cars/7.jpg', (c) => c.body('picture'));

const headersOf = async (path: string) => (await app.request(`http://city-motors.localhost${path}`)).headers;

describe('headers of a reply', () => {
  it('forbid data to run, be framed, sniffed or cached', async () => {
    const headers = await headersOf('/api/data');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('are those of the route when it sets its own', async () => {
    const headers = await headersOf('/api/page');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('let other sites show a share image', async () => {
    const headers = await headersOf('/cars/7.jpg');
    expect(headers.has('Cross-Origin-Resource-Policy')).toBe(false);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
