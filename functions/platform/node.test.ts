import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ask,
  database,
  dist,
  logged,
  secret,
  server,
  serveTwoDealers,
} from '#tests/fixtures/sites/two-dealers-served.ts';
import { aSiteInfo, rawRequest, writeFiles } from './dist.fixture.ts';
import { startServer } from './node.ts';

serveTwoDealers();

describe('over the wire', () => {
  it('a page is compressed and complete, with its length', async () => {
    const reply = await ask({ path: '/cars/abc', headers: { 'Accept-Encoding': 'br' } });
    expect(reply.headers['content-length']).toBe(String(reply.body.byteLength));
    expect(brotliDecompressSync(reply.body).toString()).toBe('<p>A car.</p>'.repeat(500));
  });

  it('HEAD and 304 have no body, and HEAD the length of GET', async () => {
    const head = await ask({ path: '/walk.mp4', method: 'HEAD' });
    expect(head.headers['content-length']).toBe('700000');
    const etag = head.headers.etag ?? '';
    const unchanged = await ask({ path: '/walk.mp4', headers: { 'If-None-Match': etag } });
    expect(unchanged).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(unchanged.headers).not.toHaveProperty('content-type');
  });

  it('a range of a video is exactly its bytes', async () => {
    const reply = await ask({ path: '/walk.mp4', headers: { Range: 'bytes=600000-' } });
    expect(reply.status).toBe(206);
    expect(reply.body.byteLength).toBe(100_000);
  });

  it('the functions answer on the dealer’s own host', async () => {
    const reply = await ask({ path: '/api/health', host: 'www.demo.example' });
    expect(JSON.parse(reply.body.toString())).toMatchObject({ status: 'ok', tenant: 'demo' });
    expect((await ask({ path: '/apiary' })).headers['content-type']).toContain('text/html');
  });

  it('a disconnected visitor does not harm the server', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write('GET /walk.mp4 HTTP/1.1\r\nHost: demo.localhost\r\n\r\n'),
      );
      socket.once('data', () => socket.destroy()).once('close', () => resolve());
    });
    expect((await ask()).body.toString()).toBe('demo home');
  });
});

describe('a path that tries to leave the site', () => {
  it.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/..%2f..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/%252e%252e/%252e%252e/secret.txt',
    '/..%5c..%5csecret.txt',
    '/..\\..\\secret.txt',
    '/cars/../../../secret.txt',
    '/./../../secret.txt',
    '/....//....//secret.txt',
    '//../../secret.txt',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/secret.txt',
    '/..;/..;/secret.txt',
    '/.env',
    '/%2eenv',
    '/cars/../.env',
    '/index.html%00.txt',
    '/etc/passwd',
    '//etc/passwd',
    'http://demo.localhost/../../secret.txt',
    'file:///etc/passwd',
    '*',
  ])('%s gets no file', async (path) => {
    const reply = await ask({ path });
    expect(reply.status).toBeOneOf([308, 400, 404]);
    expect(reply.body.toString()).not.toMatch(/SECRET|root:/);
    expect(reply.headers.location ?? '/x').toMatch(/^\/(?!\/)/);
  });

  it('is answered, whatever it is, and never with a file outside', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '%2f',
        '%5c',
        '%00',
        '%',
        'secret.txt',
        '.env',
        'cars',
        'abc',
        '?',
        ';',
      ),
      fc.string({ unit: 'grapheme-ascii', maxLength: 6 }).map((text) => text.replaceAll(/[\s#]/g, '')),
    );
    const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
    await fc.assert(
      fc.asyncProperty(path, async (attempt) => {
        const reply = await ask({ path: attempt });
        expect(reply.status).toBeOneOf([200, 308, 400, 404]);
        expect(reply.body.toString()).not.toContain(secret);
        expect(reply.headers.location ?? '/x').toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 300, seed: 4321 },
    );
    expect(logged).toEqual([]);
  });
});

describe('a rebuild during requests', () => {
  it('gives each request one complete page, old or new', async () => {
    const built = join(dist.dir, 'dist');
    const pageOf = (release: number) => `<p>release ${release}</p>`.repeat(4000);
    const release = async (number: number) => {
      const staged = join(dist.dir, `staged-${number}`);
      await mkdir(staged);
      const info = JSON.stringify(aSiteInfo({ slug: 'busy', hosts: [] }));
      await writeFiles(staged, { 'site-info.json': info, 'page.html': pageOf(number) });
      await rename(join(built, 'busy'), join(dist.dir, `old-${number}`)).catch(() => undefined);
      await rename(staged, join(built, 'busy'));
      await rm(join(dist.dir, `old-${number}`), { recursive: true, force: true });
    };
    const last = 30;
    await release(0);
    let isBuilding = true;
    let answers = 0;
    const seen = new Set<number>();
    const visitor = async (encoding: string) => {
      while (isBuilding) {
        const reply = await ask({
          path: '/page',
          host: 'busy.localhost',
          headers: { 'Accept-Encoding': encoding },
        });
        expect(reply.status).toBe(200);
        const page = (encoding === 'br' ? brotliDecompressSync(reply.body) : reply.body).toString();
        const number = Number(/release (\d+)/.exec(page)?.[1]);
        expect(page === pageOf(number)).toBe(true);
        seen.add(number);
        answers += 1;
      }
    };
    // The list of sites is cached for a second: waits until it contains this one.
    await expect.poll(async () => (await ask({ path: '/page', host: 'busy.localhost' })).status).toBe(200);
    const visitors = ['br', 'br', 'identity', 'identity'].map(visitor);
    for (let number = 1; number <= last; number += 1) {
      await release(number);
      const before = answers;
      await expect.poll(() => answers, { interval: 1 }).toBeGreaterThan(before + 1);
    }
    isBuilding = false;
    await Promise.all(visitors);
    const final = await ask({ path: '/page', host: 'busy.localhost' });
    expect(final.body.toString()).toBe(pageOf(last));
    expect(seen.size).toBeGreaterThan(2);
  });
});

describe('starting and stopping', () => {
  it('fails with advice when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await expect(startServer({ distDir: dist.dir, port, database })).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port, as in: PORT=${port + 1} npm start`,
    );
    other.close();
  });

  it('explains how to build when nothing is built', async () => {
    const empty = await startServer({ distDir: join(dist.dir, 'none'), port: 0, database });
    const overview = await rawRequest(empty.port, { host: 'localhost' });
    expect(overview.status).toBe(200);
    expect(overview.body.toString()).toContain('npm run build');
    const missing = await rawRequest(empty.port, { host: 'demo.localhost' });
    expect(missing.status).toBe(421);
    expect(missing.body.toString()).toContain('npm run build');
    await empty.close();
  });

  it('waits for an open reply before it closes', async () => {
    const short = await startServer({ distDir: join(dist.dir, 'dist'), port: 0, database });
    const socket = connect(short.port, '127.0.0.1');
    socket.write('GET /walk.mp4 HTTP/1.1\r\nHost: demo.localhost\r\n\r\n');
    await once(socket, 'readable');
    const closing = short.close();
    const received = Buffer.concat(await socket.toArray());
    await closing;
    expect(received.byteLength - received.indexOf('\r\n\r\n') - 4).toBe(700_000);
    await expect(rawRequest(short.port)).rejects.toThrow('ECONNREFUSED');
  });

  it('logs an internal error without showing it', async () => {
    const lines: string[] = [];
    const built = join(dist.dir, 'dist-broken');
    await mkdir(join(built, 'demo', 'site-info.json'), { recursive: true });
    const broken = await startServer({ distDir: built, port: 0, database, log: (line) => lines.push(line) });
    const reply = await rawRequest(broken.port);
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toMatch(/EISDIR|dist-broken/);
    expect(lines.join()).toContain('EISDIR');
    await broken.close();
  });
});
