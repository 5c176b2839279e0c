import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedFiles } from '#src/publish/published/published-files.fixture.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aSiteInfo, rawRequest, temporaryDist, writeFiles, writeSite } from './dist.fixture.ts';
import { type RunningServer, type ServerOptions, startServer } from './node.ts';

const car = aVehicle({ slug: 'corolla-7', views: 10 });
const settings = demoSettings('harbourline');

/** A folder with a built site of one car, and a path for a database. */
async function builtSite() {
  const dist = await temporaryDist();
  const root = await writeSite(dist.dir, aSiteInfo(), { 'cars/corolla-7.html': 'a page' });
  const at = new Date(0);
  const files = publishedFiles({ settings, vehicles: [car], similarTo: () => [], builtAt: at, stockAt: at });
  await writeFiles(root, Object.fromEntries(files));
  const database = { url: `file:${join(dist.dir, 'data', 'platform.db')}` };
  const start = (options: Partial<ServerOptions> = {}) =>
    startServer({
      distDir: dist.dir,
      port: 0,
      database,
      secret: (name) => (name === 'STATUS_SECRET_DEMO' ? 'correct-horse' : undefined),
      ...options,
    });
  return { dir: dist.dir, database, start, [Symbol.asyncDispose]: dist[Symbol.asyncDispose] };
}

async function viewsFrom({ port }: RunningServer, forwardedFor?: string): Promise<unknown> {
  const reply = await rawRequest(port, {
    path: '/api/cars/corolla-7/view.json',
    headers: {
      'User-Agent': 'Mozilla/5.0 Firefox/150.0',
      ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }),
    },
  });
  return JSON.parse(reply.body.toString()).views;
}

describe('the functions of a running server', () => {
  it('read the published vehicle, and continue counting after a restart', async () => {
    await using site = await builtSite();
    const first = await site.start();
    expect(await viewsFrom(first)).toBe(11);
    expect(await viewsFrom(first)).toBe(11);
    await first.close();
    const second = await site.start();
    expect(await viewsFrom(second)).toBe(12);
    await second.close();
  });

  it('distinguish visitors by the address added by the proxy, not by forged ones', async () => {
    await using site = await builtSite();
    const server = await site.start({ behindProxy: true });
    expect(await viewsFrom(server, '203.0.113.1')).toBe(11);
    expect(await viewsFrom(server, '203.0.113.2')).toBe(12);
    expect(await viewsFrom(server, '198.51.100.9, 203.0.113.2')).toBe(12);
    for (const port of [50_001, 50_002]) expect(await viewsFrom(server, `203.0.113.2:${port}`)).toBe(12);
    expect(await viewsFrom(server, '2001:db8:1:2::3')).toBe(13);
    for (const port of [50_001, 50_002])
      expect(await viewsFrom(server, `[2001:db8:1:2::3]:${port}`)).toBe(13);
    await server.close();
  });

  it('ignore X-Forwarded-For without a proxy', async () => {
    await using site = await builtSite();
    const server = await site.start();
    expect(await viewsFrom(server, '203.0.113.1')).toBe(11);
    expect(await viewsFrom(server, '203.0.113.2')).toBe(11);
    await server.close();
  });

  it('read the secret from the given source', async () => {
    await using site = await builtSite();
    const { port, close } = await site.start();
    const reply = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(reply.status).toBe(200);
    const put = await rawRequest(port, { path: '/api/cars/corolla-7/status', method: 'PUT' });
    expect(put.status).toBe(401);
    await close();
  });

  it('print a one-time code if told to, with which a shopper signs in behind the proxy', async () => {
    await using site = await builtSite();
    const shown: string[] = [];
    const { port, close } = await site.start({ behindProxy: true, showCode: (line) => shown.push(line) });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' };
    const post = (path: string, body: object) =>
      rawRequest(port, { path, method: 'POST', headers, body: JSON.stringify(body) });
    await post('/api/account/code', { phone: '0412345678' });
    const [, code] = /^Code for 04xx xxx 678 at .+: (\d{6})$/.exec(shown[0] ?? '') ?? [];
    const reply = await post('/api/account/verify', { phone: '0412345678', code });
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
    await close();
  });

  it('answer beside the static pages', async () => {
    await using site = await builtSite();
    const { port, close } = await site.start();
    expect((await rawRequest(port, { path: '/cars/corolla-7' })).body.toString()).toBe('a page');
    const unknown = await rawRequest(port, { path: '/cars/none/autogauge' });
    expect(unknown.status).toBe(404);
    expect(unknown.headers['content-type']).toBe('application/problem+json');
    expect((await rawRequest(port, { path: '/_cars/1-0.json' })).headers['content-type']).toContain(
      'text/html',
    );
    await close();
  });

  it('say so while their database is damaged, beside the static pages, and recover without it', async () => {
    await using site = await builtSite();
    const file = join(site.dir, 'data', 'platform.db');
    await mkdir(join(site.dir, 'data'));
    await writeFile(file, 'Not a database. '.repeat(100));
    const lines: string[] = [];
    const { port, close } = await site.start({ log: (line) => lines.push(line) });
    expect((await rawRequest(port, { path: '/cars/corolla-7' })).body.toString()).toBe('a page');
    const health = await rawRequest(port, { path: '/api/health' });
    expect([health.status, JSON.parse(health.body.toString()).storage]).toEqual([503, 'damaged']);
    expect(lines[0]).toContain(`The database ${site.database.url} cannot be opened: `);
    await rm(file);
    await expect
      .poll(async () => (await rawRequest(port, { path: '/api/health' })).status, { timeout: 20_000 })
      .toBe(200);
    await close();
  });

  it('do not start with a database at no possible address, and name it', async () => {
    await using site = await builtSite();
    await expect(site.start({ database: { url: 'tape:platform' } })).rejects.toThrow(
      'The database tape:platform cannot be opened: ',
    );
  });
});
