import { rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../platform/dist.fixture.ts';
import { bytesOf, longPage, openServedFolder } from './served-folder.fixture.ts';

const { dist, root, ask } = await openServedFolder();
afterAll(() => dist[Symbol.asyncDispose]());

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/cars/abc.json', 'application/json', 'public, max-age=0, must-revalidate'],
    ['/feeds/google-vehicles.xml', 'application/xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/feeds/meta-vehicles.csv', 'text/csv; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/llms.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/_astro/app.B1x.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/ute.webp', 'image/webp', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/favicon.ico', 'image/x-icon', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/apple-touch-icon.png', 'image/png', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/walk.mp4', 'video/mp4', 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('of %s', async (path, contentType, cacheControl) => {
    const { headers } = await ask(path, {}, 'HEAD');
    expect(headers.get('Content-Type')).toBe(contentType);
    expect(headers.get('Cache-Control')).toBe(cacheControl);
  });

  it.each(['/', '/none', '/cars/abc.html', '/%zz'])('secure the reply for %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
  });

  it('never have a modification date in the future, even if the file has', async () => {
    await writeFiles(root, { 'ahead.html': 'x' });
    await utimes(join(root, 'ahead.html'), new Date('2030-01-01'), new Date('2030-01-01'));
    expect((await ask('/ahead')).headers.get('Last-Modified')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  });
});

describe('HEAD', () => {
  it.each(['/cars/abc', '/walk.mp4', '/none', '/empty.txt'])(
    'of %s has the headers of GET and no body',
    async (path) => {
      const headers = { 'Accept-Encoding': 'br' };
      const get = await ask(path, headers);
      const head = await ask(path, headers, 'HEAD');
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
      expect((await bytesOf(head)).byteLength).toBe(0);
      expect(Number(head.headers.get('Content-Length'))).toBe((await bytesOf(get)).byteLength);
    },
  );
});

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('by %s gives the same page in much fewer bytes', async (encoding, decompress) => {
    const reply = await ask('/cars/abc', { 'Accept-Encoding': encoding });
    const body = await bytesOf(reply);
    expect(reply.headers.get('Content-Encoding')).toBe(encoding);
    expect(reply.headers.get('Vary')).toBe('Accept-Encoding');
    expect(reply.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect(body.byteLength).toBeLessThan(longPage.length / 10);
    expect(decompress(body).toString()).toBe(longPage);
  });

  it('is declared to caches even if this visitor does not accept it', async () => {
    const reply = await ask('/cars/abc');
    expect(reply.headers.get('Vary')).toBe('Accept-Encoding');
    expect(reply.headers.has('Content-Encoding')).toBe(false);
    expect(await reply.text()).toBe(longPage);
  });

  it.each(['/', '/ute.webp', '/walk.mp4'])(
    'is not applied to %s: too small, or already compressed',
    async (path) => {
      const { headers } = await ask(path, { 'Accept-Encoding': 'br, gzip' }, 'HEAD');
      expect(headers.has('Content-Encoding')).toBe(false);
      expect(headers.has('Vary')).toBe(false);
    },
  );
});

describe('a copy in the browser', () => {
  it.each([
    ['/cars/abc', 'br'],
    ['/cars/abc', 'gzip'],
    ['/cars/abc', 'identity'],
    ['/ute.webp', 'br'],
    ['/walk.mp4', 'br'],
  ])('of %s (%s) is confirmed with 304', async (path, encoding) => {
    const first = await ask(path, { 'Accept-Encoding': encoding });
    await first.arrayBuffer();
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    const second = await ask(path, { 'Accept-Encoding': encoding, 'If-None-Match': `"x", ${etag}` });
    expect(second.status).toBe(304);
    expect((await bytesOf(second)).byteLength).toBe(0);
    for (const name of ['ETag', 'Cache-Control', 'Vary', 'Last-Modified']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(second.headers.has('Content-Length')).toBe(false);
    const byDate = { 'If-Modified-Since': first.headers.get('Last-Modified') ?? '' };
    expect((await ask(path, byDate)).status).toBe(304);
  });

  it('has another ETag for each encoding', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await ask('/cars/abc', { 'Accept-Encoding': encoding }, 'HEAD')).headers.get('ETag'),
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it('is still current after a rebuild with the same content, but not after a change of one word', async () => {
    await writeFiles(root, { 'rebuilt.html': 'one car' });
    const etag = (await ask('/rebuilt')).headers.get('ETag') ?? '';
    await writeFiles(root, { 'next.html': 'one car' });
    await rename(join(root, 'next.html'), join(root, 'rebuilt.html'));
    expect((await ask('/rebuilt', { 'If-None-Match': etag })).status).toBe(304);
    await writeFiles(root, { 'next.html': 'two car' });
    await rename(join(root, 'next.html'), join(root, 'rebuilt.html'));
    const reply = await ask('/rebuilt', { 'If-None-Match': etag });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe('two car');
  });
});
