import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { publishTenant, rollBackTenant } from './publish-tenant.build.ts';

let place: string;
let engines: Server;
let heard: { path: string | undefined; type: string | undefined; body: Record<string, unknown> }[];
let status: number;

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'publish-tenant-'));
  heard = [];
  status = 202;
  engines = createServer(async (request, response) => {
    const text = Buffer.concat(await Array.fromAsync(request)).toString('utf8');
    heard.push({ path: request.url, type: request.headers['content-type'], body: JSON.parse(text) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => engines.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(place, { recursive: true, force: true });
  await new Promise((resolve) => {
    engines.close(resolve);
    engines.closeAllConnections();
  });
});

const url = 'https://www.dealer.example';

/** Replaces the site by one whose pages have these dates. */
function build(pages: Readonly<Record<string, string>>) {
  const folder = join(place, 'dist');
  rmSync(folder, { recursive: true, force: true });
  const entries = Object.entries(pages).map(
    ([path, day]) => `<url><loc>${url}${path}</loc><lastmod>${day}</lastmod></url>`,
  );
  const files = { 'index.html': 'home', 'sitemap.xml': entries.join('\n') };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const job = (publish: Partial<Settings['publish']> = {}, to = 'live') => {
  const settings = demoSettings('pitstop');
  const { port } = engines.address() as AddressInfo;
  return {
    slug: 'pitstop',
    settings: {
      ...settings,
      site: { ...settings.site, url },
      publish: {
        ...settings.publish,
        targets: {
          live: { kind: 'folder', path: join(place, 'live') } as const,
          draft: { kind: 'folder', path: join(place, 'draft') } as const,
        },
        indexNow: { target: 'live', keyVariable: 'INDEXNOW_KEY' },
        ...publish,
      },
    },
    to,
    folder: join(place, 'dist'),
    dataDir: join(place, 'data'),
    now: new Date(),
    secret: (name: string) => (name === 'INDEXNOW_KEY' ? 'abcd-1234' : undefined),
    keyOf: (path: string) => path,
    contentTypeOf: () => 'text/plain',
    bundleWorker: async () => '',
    isDryRun: false,
    onProgress: () => {},
    indexNowUrl: `http://127.0.0.1:${port}/indexnow`,
  };
};

/** Makes the files look older, as if they had been built some time ago. */
function settle() {
  const folder = join(place, 'dist');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), new Date('2026-11-01'), new Date('2026-11-01'));
}

describe('publishing the same site again', () => {
  const quiet = (differs = {}) => ({ ...job({ indexNow: null, ...differs }) });
  const current = () => join(place, 'live/current');

  beforeEach(async () => {
    build({ '/a': '2026-11-01' });
    settle();
    await publishTenant(quiet());
  });

  it('reads no manifest, and reports the live release', async () => {
    const first = await publishTenant(quiet());
    writeFileSync(join(place, 'data/builds/pitstop.digests.json'), 'damaged');
    const again = await publishTenant(quiet());
    expect(again).toEqual(first);
    expect(again).toMatchObject({ kind: 'unchanged', files: 2, changed: [], announced: 0 });
    expect(readlinkSync(current())).toBe(`releases/${again.release}/files`);
    expect(readFileSync(join(place, 'data/builds/pitstop.digests.json'), 'utf8')).toBe('damaged');
  });

  it('compares again if a file was replaced by one of equal size and date', async () => {
    build({ '/a': '2026-11-02' });
    settle();
    expect(await publishTenant(quiet())).toMatchObject({ kind: 'published', changed: ['sitemap.xml'] });
    expect(readFileSync(join(current(), 'sitemap.xml'), 'utf8')).toContain('2026-11-02');
  });

  it('compares again if a file was added or removed', async () => {
    writeFileSync(join(place, 'dist/robots.txt'), '');
    settle();
    expect(await publishTenant(quiet())).toMatchObject({ kind: 'published', changed: ['robots.txt'] });
    rmSync(join(place, 'dist/robots.txt'));
    expect(await publishTenant(quiet())).toMatchObject({ kind: 'published', removed: ['robots.txt'] });
  });

  it('compares again after a rollback, or with nothing live', async () => {
    build({ '/a': '2026-11-02' });
    settle();
    const second = await publishTenant(quiet());
    await rollBackTenant(quiet(), null);
    expect(await publishTenant({ ...quiet(), now: new Date(Date.now() + 1000) })).toMatchObject({
      kind: 'published',
      files: second.files,
    });
    rmSync(join(place, 'live'), { recursive: true });
    expect(await publishTenant(quiet())).toMatchObject({ kind: 'published', files: 2 });
  });

  it('compares again with another IndexNow key or another target', async () => {
    expect(await publishTenant(job())).toMatchObject({ kind: 'published', changed: ['abcd-1234.txt'] });
    const targets = { live: { kind: 'folder', path: join(place, 'moved') } as const };
    expect(await publishTenant(quiet({ targets }))).toMatchObject({ kind: 'published', files: 2 });
  });

  it('compares again when a kept asset expires', async () => {
    mkdirSync(join(place, 'dist/_astro'));
    writeFileSync(join(place, 'dist/_astro/a.css'), 'a');
    settle();
    await publishTenant(quiet());
    build({ '/a': '2026-11-01' });
    settle();
    const start = Date.now();
    const inDays = (days: number) => publishTenant({ ...quiet(), now: new Date(start + days * 86_400_000) });
    expect(await inDays(0)).toMatchObject({ kind: 'published', files: 3 });
    expect(await inDays(29.9)).toMatchObject({ kind: 'unchanged', files: 3 });
    expect(await inDays(30)).toMatchObject({ kind: 'published', removed: ['_astro/a.css'] });
  });
});

describe('publishing', () => {
  it('sends changed pages to search engines, with the key file on the site', async () => {
    build({ '/a': '2026-11-01', '/b': '2026-11-01' });
    await publishTenant(job());
    build({ '/a': '2026-11-02', '/c': '2026-11-02' });
    expect(await publishTenant(job())).toMatchObject({ announced: 3, warnings: [] });
    expect(heard.at(-1)).toEqual({
      path: '/indexnow',
      type: 'application/json; charset=utf-8',
      body: {
        host: 'www.dealer.example',
        key: 'abcd-1234',
        keyLocation: `${url}/abcd-1234.txt`,
        urlList: [`${url}/a`, `${url}/c`, `${url}/b`],
      },
    });
    expect(readFileSync(join(place, 'live/current/abcd-1234.txt'), 'utf8')).toBe('abcd-1234');
  });

  it('sends nothing if nothing changed, for a draft target, or before the release is live', async () => {
    build({ '/a': '2026-11-01' });
    await publishTenant({ ...job(), isDryRun: true });
    await publishTenant(job({}, 'draft'));
    expect(heard).toEqual([]);
    await publishTenant(job());
    await publishTenant(job());
    expect(heard).toHaveLength(1);
  });

  it('succeeds if search engines do not answer, and sends the pages the next time', async () => {
    build({ '/a': '2026-11-01' });
    status = 429;
    const { kind, warnings } = await publishTenant(job());
    expect(kind).toBe('published');
    expect(warnings[0]).toMatch(
      /^Search engines were not told of 1 pages: \S+ answered 429 \(too many requests\)\. They are told next time\.$/,
    );
    status = 200;
    expect(await publishTenant(job())).toMatchObject({ kind: 'unchanged', announced: 1, warnings: [] });
    expect(await publishTenant(job())).toMatchObject({ announced: 0 });
  });

  it('stops before anything is live if a secret or the target is missing', async () => {
    build({ '/a': '2026-11-01' });
    const without = { ...job(), secret: () => undefined };
    await expect(publishTenant(without)).rejects.toThrow('Set INDEXNOW_KEY to 8 to 128 letters');
    await expect(publishTenant(job({}, 'life'))).rejects.toThrow(
      'tenants/pitstop/publish.json has no target "life". Did you mean "live"? There are: live, draft.',
    );
    await expect(publishTenant(job({ targets: {} }))).rejects.toThrow(
      'publish.json has no target "live". Name one under "targets"; npm run explain -- --tenant pitstop publish.targets',
    );
    const s3: Settings['publish']['targets'][string] = {
      kind: 's3',
      endpoint: 'https://s3.example',
      region: 'auto',
      bucket: 'dealer',
      prefix: '',
      accessKeyVariable: 'CITY_ACCESS',
      secretKeyVariable: 'CITY_SECRET',
    };
    await expect(publishTenant(job({ targets: { live: s3 } }))).rejects.toThrow(
      'Set CITY_ACCESS: tenants/pitstop/publish.json names it.',
    );
  });

  it('can be rolled back', async () => {
    build({ '/a': '2026-11-01' });
    const first = await publishTenant(job());
    build({ '/a': '2026-11-02' });
    await publishTenant(job());
    expect(await rollBackTenant(job(), null)).toMatchObject({ to: first.release });
    expect(readFileSync(join(place, 'live/current/sitemap.xml'), 'utf8')).toContain('2026-11-01');
  });
});
