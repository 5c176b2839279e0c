import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuiltSite, firstBuild, publishOn, secondBuild } from '#tests/fixtures/publish/a-built-site.ts';
import { type HostTarget, hostTarget } from './host-target.build.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'host-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const pages: HostTarget = {
  ...{ kind: 'cloudflare-pages', project: 'city', branch: 'main', plan: 'free' },
  ...{ accountVariable: 'CITY_ACCOUNT', tokenVariable: 'CITY_TOKEN' },
};

/** A fake tool that records its arguments and the contents of the folder, and exits as `ending` says. */
function aTool(ending = ''): string {
  const file = join(place, 'tool');
  const program = `#!${process.execPath}
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const folder = words.find((word) => word.startsWith('/'));
const read = (name) => { try { return readFileSync(folder + '/' + name, 'utf8'); } catch { return null; } };
const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, NETLIFY_AUTH_TOKEN, HOST_TEST_SECRET } = process.env;
writeFileSync(${JSON.stringify(join(place, 'call.json'))}, JSON.stringify({
  words: words.map((word) => word === folder ? 'FOLDER' : word),
  variables: { CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, NETLIFY_AUTH_TOKEN, HOST_TEST_SECRET },
  cwd: process.cwd(), index: read('index.html'), worker: read('_worker.js'), redirects: read('_redirects'), headers: read('_headers'),
}));
${ending}
`;
  writeFileSync(file, program);
  chmodSync(file, 0o755);
  return file;
}

const receivedCall = () => JSON.parse(readFileSync(join(place, 'call.json'), 'utf8'));

const targetOf = (target: HostTarget, ending?: string) =>
  hostTarget(target, {
    path: join(place, 'site'),
    secret: (name) => `secret of ${name}`,
    bundleWorker: async () => 'the worker',
    program: aTool(ending),
  });

const withRedirects = {
  ...firstBuild,
  '_redirects.json': '{"/old":"/new"}',
  '_departed.json': '{"camry-1":"/used/toyota/camry"}',
};

describe("publishing through a host's command-line tool", () => {
  it('gives Cloudflare the whole folder with headers, redirects and functions', async () => {
    await targetOf(pages).publish(aBuiltSite(withRedirects), publishOn(0));
    expect(receivedCall()).toMatchObject({
      words: [
        ...['--yes', 'wrangler@4.164.0', 'pages', 'deploy', 'FOLDER'],
        ...['--project-name', 'city', '--branch', 'main', '--no-bundle'],
      ],
      variables: {
        CLOUDFLARE_API_TOKEN: 'secret of CITY_TOKEN',
        CLOUDFLARE_ACCOUNT_ID: 'secret of CITY_ACCOUNT',
      },
      index: 'home 1',
      worker: 'the worker',
      redirects: '/old /new 301\n/cars/camry-1 /used/toyota/camry 301\n',
    });
    expect(receivedCall().headers).toContain('X-Frame-Options');
  });

  it("runs Netlify's tool with its own settings", async () => {
    const netlify: HostTarget = {
      ...{ kind: 'netlify', site: 'id-1', settingsFolder: place, tokenVariable: 'CITY_TOKEN' },
    };
    await targetOf(netlify).publish(aBuiltSite(withRedirects), publishOn(0));
    expect(receivedCall()).toMatchObject({
      words: [
        ...['--yes', 'netlify-cli@27.10.2', 'deploy', '--prod', '--no-build', '--dir', 'FOLDER'],
        ...['--site', 'id-1'],
      ],
      variables: { NETLIFY_AUTH_TOKEN: 'secret of CITY_TOKEN' },
      worker: null,
    });
    expect(receivedCall().cwd.endsWith(place)).toBe(true);
  });

  it('passes no other secret of this machine to the tool', async () => {
    process.env['HOST_TEST_SECRET'] = 'ours';
    try {
      await targetOf(pages).publish(aBuiltSite(firstBuild), publishOn(0));
    } finally {
      delete process.env['HOST_TEST_SECRET'];
    }
    expect(receivedCall().variables).not.toHaveProperty('HOST_TEST_SECRET');
  });

  it('does not count a release as live if the tool failed, and shows its output without secrets', async () => {
    const ending = `console.error('No project with ' + CLOUDFLARE_API_TOKEN); process.exit(3);`;
    const attempt = targetOf(pages, ending).publish(aBuiltSite(firstBuild), publishOn(0));
    await expect(attempt).rejects.toThrow(/ended with 3:\nNo project with \*\*\*$/);
    expect(await targetOf(pages).publish(aBuiltSite(firstBuild), publishOn(1))).toMatchObject({
      kind: 'published',
      before: null,
    });
  });

  it('uploads the previous release on rollback', async () => {
    const target = targetOf(pages);
    await target.publish(aBuiltSite(firstBuild), publishOn(0));
    await target.publish(aBuiltSite(secondBuild), publishOn(1));
    expect(receivedCall()).toMatchObject({ index: 'home 2' });
    await target.rollBack(null, new Date('2026-11-20T00:00:00Z'));
    expect(receivedCall()).toMatchObject({ index: 'home 1' });
  });

  it('reports what the host would refuse before anything is uploaded', async () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`/old-${index}`, '/new']));
    const site = aBuiltSite({ ...firstBuild, '_redirects.json': JSON.stringify(many) });
    await expect(targetOf(pages).publish(site, publishOn(0))).rejects.toThrow(
      'Cloudflare Pages (free) takes 2,000 redirects, and there are 2,001.',
    );
    expect(receivedCall).toThrow('ENOENT');
  });

  it('reports that the functions redirect removed cars when there are too many for the host', async () => {
    const gone = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`car-${index}`, '/used']));
    const site = aBuiltSite({ ...firstBuild, '_departed.json': JSON.stringify(gone) });
    const { warnings } = await targetOf(pages).publish(site, publishOn(0));
    expect(warnings).toEqual([
      'There are more gone cars than the host takes redirects: the functions lead them on.',
    ]);
    expect(receivedCall()).toMatchObject({ redirects: '' });
  });
});
