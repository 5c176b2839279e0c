import { link, mkdir, readdir, rename, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDist, writeFiles } from '../platform/dist.fixture.ts';
import { createBodyCache } from './published/body-cache.ts';
import { serveSite } from './serve-site.ts';

const nowMs = Date.parse('2026-11-20T10:00:00Z');
const bodies = createBodyCache(1_000_000);
const longPage = `<!doctype html><title>Car</title>${'<p>A car.</p>'.repeat(500)}`;
const video = Uint8Array.from({ length: 700_000 }, (_, at) => at % 251);
const picture = Uint8Array.from({ length: 3000 }, (_, at) => at % 7);

let dist: Awaited<ReturnType<typeof temporaryDist>>;
let root: string;

beforeAll(async () => {
  dist = await temporaryDist();
  root = join(dist.dir, 'demo');
  await writeFiles(root, {
    'index.html': 'home',
    '404.html': 'no such page here',
    'cars/abc.html': longPage,
    'cars/2.0l.html': 'two litres',
    'search/used-cars.html': 'used, page 1',
    'search/used-cars/2.html': 'used, page 2',
    'old/index.html': 'folder page',
    'empty.txt': '',
    'cars/abc.json': '{}',
    'feeds/google-vehicles.xml': '<rss/>',
    'feeds/meta-vehicles.csv': '"id"',
    'llms.txt': '# Dealer',
    'site-info.json': '{"slug":"demo"}',
    _headers: 'for the CDN',
    '_departed.json': '{"gone-rio":"/search/kia/rio","gone-i30":null}',
    '_redirects.json': '{"/old-tyres":"/search/used-cars?kind=tyre"}',
    '.env': 'SECRET=1',
    '.well-known/security.txt': 'Contact: x',
    '_astro/app.B1x.js': `/* ${'x'.repeat(2000)} */`,
    'favicon.ico': picture,
    'apple-touch-icon.png': picture,
    'ute.webp': picture,
    'walk.mp4': video,
  });
  await writeFiles(dist.dir, { 'secret.html': 'outside', 'demo-other/index.html': 'a neighbour' });
});
afterAll(() => dist[Symbol.asyncDispose]());

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return serveSite(new Request(`http://demo.localhost${path}`, { headers, method }), { root, bodies, nowMs });
}

async function bytesOf(reply: Response): Promise<Buffer> {
  return Buffer.from(await reply.arrayBuffer());
}

describe('an address', () => {
  it.each([
    ['/', 'home'],
    ['/?utm=1', 'home'],
    ['/cars/2.0l', 'two litres'],
    ['/search/used-cars', 'used, page 1'],
    ['/search/used-cars/2', 'used, page 2'],
    ['/old', 'folder page'],
    ['/.well-known/security.txt', 'Contact: x'],
    ['/empty.txt', ''],
  ])('%s shows "%s"', async (path, text) => {
    const reply = await ask(path);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe(text);
    expect(reply.headers.get('Content-Length')).toBe(String(text.length));
  });

  it.each([
    ['/cars/abc/', '/cars/abc'],
    ['/cars/abc.html?page=2&x=%20', '/cars/abc?page=2&x=%20'],
    ['/search/used-cars/', '/search/used-cars'],
    ['/index.html', '/'],
    ['/old/index.html', '/old'],
    ['//cars//abc', '/cars/abc'],
    ['/ute.webp/', '/ute.webp'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const reply = await ask(path);
    expect(reply.status).toBe(308);
    expect(reply.headers.get('Location')).toBe(location);
  });

  it.each([
    '/cars',
    '/cars/',
    '/none.html',
    '/.env',
    '/_headers',
    '/site-info.json',
    '/404',
    '/404.html',
    `/${'x'.repeat(300)}`,
    `/index.html/deeper`,
  ])('%s is the dealer’s 404 page', async (path) => {
    const reply = await ask(path, { 'If-None-Match': '*', Range: 'bytes=0-1' });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe('no such page here');
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    for (const name of ['ETag', 'Last-Modified', 'CDN-Cache-Control', 'Accept-Ranges']) {
      expect(reply.headers.has(name)).toBe(false);
    }
  });

  it.each([
    ['/old-tyres', '/search/used-cars?kind=tyre'],
    ['/old-tyres/?utm=1', '/search/used-cars?kind=tyre&utm=1'],
    ['/old-tyres.html', '/search/used-cars?kind=tyre'],
  ])('%s, redirected by the dealer, redirects permanently to %s', async (path, location) => {
    const reply = await ask(path);
    expect(reply.status).toBe(301);
    expect(reply.headers.get('Location')).toBe(location);
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it('that is missing under /_astro is not cached for a year', async () => {
    expect((await ask('/_astro/gone.B2.js')).headers.get('Cache-Control')).not.toContain('immutable');
  });

  it('that is malformed is rejected', async () => {
    expect((await ask('/a%00b')).status).toBe(400);
    expect((await ask('/%zz')).status).toBe(400);
    expect((await ask('/..%2f..%2fsecret.html')).status).toBe(400);
  });

  it('only supports reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const reply = await ask('/', {}, method);
      expect(reply.status).toBe(405);
      expect(reply.headers.get('Allow')).toBe('GET, HEAD');
    }
  });
});

describe('a symbolic link', () => {
  it('that leads out of the site is not followed', async () => {
    await symlink(join(dist.dir, 'secret.html'), join(root, 'leak.html'));
    await symlink(dist.dir, join(root, 'up'));
    await symlink(join(dist.dir, 'demo-other'), join(root, 'neighbour'));
    for (const path of ['/leak', '/up/secret', '/neighbour']) expect((await ask(path)).status).toBe(404);
  });

  it("within the site is followed, and so is the site's own folder", async () => {
    await symlink(join(root, 'old'), join(root, 'new'));
    await symlink(root, join(dist.dir, 'current'));
    await link(join(root, 'cars/2.0l.html'), join(root, 'hard.html'));
    expect(await (await ask('/new')).text()).toBe('folder page');
    expect(await (await ask('/hard')).text()).toBe('two litres');
    const request = new Request('http://demo.localhost/');
    const reply = await serveSite(request, { root: join(dist.dir, 'current'), bodies, nowMs });
    expect(await reply.text()).toBe('home');
  });
});

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

describe('a range', () => {
  it.each([
    ['/walk.mp4', 'bytes=100-199', 100, 199],
    ['/walk.mp4', 'bytes=0-', 0, 699_999],
    ['/walk.mp4', 'bytes=131000-400000', 131_000, 400_000],
    ['/walk.mp4', 'bytes=-10', 699_990, 699_999],
  ])('of %s, %s', async (path, range, start, end) => {
    const reply = await ask(path, { Range: range });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/700000`);
    expect(reply.headers.get('Content-Length')).toBe(String(end - start + 1));
    expect((await bytesOf(reply)).equals(video.subarray(start, end + 1))).toBe(true);
  });

  it('of a page is taken from the uncompressed page', async () => {
    const reply = await ask('/cars/abc', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
    expect(reply.status).toBe(206);
    expect(reply.headers.has('Content-Encoding')).toBe(false);
    expect(await reply.text()).toBe('<!doctype html>');
  });

  it.each(['/walk.mp4', '/ute.webp'])('beyond the end of %s is rejected', async (path) => {
    const reply = await ask(path, { Range: 'bytes=700000-' });
    expect(reply.status).toBe(416);
    expect(reply.headers.get('Content-Range')).toMatch(/^bytes \*\/\d+$/);
    expect((await bytesOf(reply)).byteLength).toBe(0);
  });

  it('of an older version is answered with the whole file', async () => {
    const etag = (await ask('/walk.mp4', {}, 'HEAD')).headers.get('ETag') ?? '';
    const same = await ask('/walk.mp4', { Range: 'bytes=0-9', 'If-Range': etag });
    const other = await ask('/walk.mp4', { Range: 'bytes=0-9', 'If-Range': '"old"' });
    expect([same.status, other.status]).toEqual([206, 200]);
    expect((await bytesOf(other)).byteLength).toBe(700_000);
    await same.arrayBuffer();
  });

  it('is ignored for HEAD', async () => {
    expect((await ask('/walk.mp4', { Range: 'bytes=0-9' }, 'HEAD')).status).toBe(200);
  });
});

describe('a streamed file', () => {
  it('is the opened one, even if another takes its name meanwhile', async () => {
    await writeFiles(root, { 'swap.mp4': video, 'swap-next.mp4': video.map((byte) => 255 - byte) });
    const reply = await ask('/swap.mp4');
    await rename(join(root, 'swap-next.mp4'), join(root, 'swap.mp4'));
    expect((await bytesOf(reply)).equals(video)).toBe(true);
  });

  it('can be aborted', async () => {
    const reply = await ask('/walk.mp4');
    const reader = reply.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await expect(reader?.cancel()).resolves.toBeUndefined();
  });
});

describe('no file stays open', () => {
  const openFiles = async () => (await readdir('/dev/fd')).length;

  it.each<[string, string, Record<string, string>, string]>([
    ['a page', '/cars/abc', {}, 'GET'],
    ['a copy that is still good', '/cars/abc', { 'If-None-Match': '*' }, 'GET'],
    ['a redirect', '/cars/abc.html', {}, 'GET'],
    ['a folder', '/cars', {}, 'GET'],
    ['a streamed file', '/walk.mp4', {}, 'GET'],
    ['the head of a streamed file', '/walk.mp4', {}, 'HEAD'],
    ['a streamed file that is still good', '/walk.mp4', { 'If-None-Match': '*' }, 'GET'],
    ['a range that cannot be', '/walk.mp4', { Range: 'bytes=9999999-' }, 'GET'],
  ])('after %s', async (_case, path, headers, method) => {
    const before = await openFiles();
    for (let count = 0; count < 12; count += 1) await (await ask(path, headers, method)).arrayBuffer();
    expect(await openFiles()).toBeLessThan(before + 6);
  });

  it('after an aborted download', async () => {
    const before = await openFiles();
    for (let count = 0; count < 12; count += 1) await (await ask('/walk.mp4')).body?.cancel();
    expect(await openFiles()).toBeLessThan(before + 6);
  });
});

describe('a site', () => {
  it('without its own 404 page has a plain one', async () => {
    const bare = join(dist.dir, 'bare');
    await mkdir(bare);
    const reply = await serveSite(new Request('http://bare.localhost/x'), { root: bare, bodies, nowMs });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('Page not found');
  });

  it('whose folder was removed answers 404', async () => {
    const gone = join(dist.dir, 'gone');
    const reply = await serveSite(new Request('http://gone.localhost/'), { root: gone, bodies, nowMs });
    expect(reply.status).toBe(404);
  });
});

describe('the address of a removed vehicle', () => {
  it('redirects to the listing of its model', async () => {
    const reply = await ask('/cars/gone-rio');
    expect(reply.status).toBe(301);
    expect(reply.headers.get('Location')).toBe('/search/kia/rio');
  });

  it('answers 410 if there is no listing', async () => {
    const reply = await ask('/cars/gone-i30');
    expect(reply.status).toBe(410);
    expect(await reply.text()).toBe('no such page here');
  });

  it.each(['/cars/never-there', '/cars/constructor', '/search/gone-rio', '/_departed.json'])(
    'is not confused with %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('scripts and styles of pages on demand', () => {
  const fromProgram = async (path: string, assetsDir: () => Promise<string>) => {
    const request = new Request(`http://demo.localhost${path}`);
    return serveSite(request, { root, assetsDir, bodies, nowMs });
  };

  it('are those of the program that renders these pages, even if another one built the site', async () => {
    const program = join(dist.dir, 'program');
    await writeFiles(program, {
      '_astro/page.N3w.css': 'p{}',
      '_astro/app.B1x.js': 'other',
      'cars/new.html': 'no',
    });
    const style = await fromProgram('/_astro/page.N3w.css', async () => program);
    expect([style.status, await style.text()]).toEqual([200, 'p{}']);
    expect(style.headers.get('Cache-Control')).toContain('immutable');
    expect(await (await fromProgram('/_astro/app.B1x.js', async () => program)).text()).toContain('xxx');
    expect((await fromProgram('/cars/new', async () => program)).status).toBe(404);
    expect((await fromProgram('/_astro/none.css', async () => program)).status).toBe(404);
  });

  it('answer 404 while that program cannot be opened', async () => {
    const broken = () => Promise.reject(new Error('It does not compile.'));
    expect((await fromProgram('/_astro/page.N3w.css', broken)).status).toBe(404);
  });
});
