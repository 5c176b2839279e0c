import { link, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../platform/dist.fixture.ts';
import { serveSite } from './serve-site.ts';
import { bodies, nowMs, openServedFolder } from './served-folder.fixture.ts';

const { dist, root, ask } = await openServedFolder();
afterAll(() => dist[Symbol.asyncDispose]());

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
    ['/Search/Used-Cars?utm_source=Mail', '/search/used-cars?utm_source=Mail'],
    ['/CARS/ABC.html', '/cars/abc'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const reply = await ask(path);
    expect(reply.status).toBe(308);
    expect(reply.headers.get('Location')).toBe(location);
  });

  it.each([
    '/cars',
    '/cars/',
    '/none.html',
    '/None',
    '/SITE-INFO.json',
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
    ['/Old-Tyres', '/search/used-cars?kind=tyre'],
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
