import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOfFile } from '#functions/static/key-of-file.ts';
import { sitePath } from '#functions/static/site-path.ts';
import { PAGES_FILE } from '#src/publish/crawlers/sitemap.ts';
import { publishedFiles } from '#src/publish/published/published-files.fixture.ts';
import {
  HOST_REDIRECTS_FILE,
  REDIRECTS_FILE,
  REMOVED_VEHICLES_FILE,
} from '#src/publish/redirects/redirects.ts';
import { hostRedirectLines } from '#src/publish/release/host/host-files.ts';
import { openS3Storage } from '#src/publish/release/s3/s3-storage.build.ts';
import { s3Target } from '#src/publish/release/s3/s3-target.build.ts';
import { FRAME_FILE } from '#src/site/site-frame.schema.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { aBuiltSite, firstBuild, publishOn, secondBuild } from '#tests/fixtures/publish/a-built-site.ts';
import { type S3Server, s3Secret, startS3Server } from '#tests/fixtures/publish/s3-server.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';

const forFunctions = [
  ...publishedFiles({
    settings: demoSettings('harbourline'),
    vehicles: [aVehicle()],
    similarTo: () => [],
    builtAt: new Date('2026-11-20T00:00:00Z'),
    stockAt: new Date('2026-11-20T00:00:00Z'),
  }),
].map(([name]) => name);

/** Files that a build writes for functions and hosts and not for visitors. */
const hidden = [
  ...forFunctions,
  FRAME_FILE,
  REMOVED_VEHICLES_FILE,
  REDIRECTS_FILE,
  HOST_REDIRECTS_FILE,
  PAGES_FILE,
  'site-info.json',
];
const secret = 'for the functions only';

let server: S3Server;
beforeEach(async () => {
  server = await startS3Server();
});
afterEach(() => server.close());

const target = () =>
  s3Target({
    storage: openS3Storage(
      {
        kind: 's3',
        endpoint: server.endpoint,
        region: 'ap-southeast-2',
        bucket: 'dealer',
        prefix: 'city/',
        accessKeyVariable: 'S3_ACCESS_KEY',
        secretKeyVariable: 'S3_SECRET_KEY',
      },
      { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: s3Secret, pausesMs: [0, 0] },
    ),
    keyOf: keyOfFile,
    contentTypeOf: () => 'text/plain',
  });

describe('the files that a build writes for the functions', () => {
  it.each(hidden)('%s is hidden by every server of a folder, and has no key in a storage', (name) => {
    expect(sitePath(`/${name}`)).toEqual({ kind: 'hidden' });
    expect(keyOfFile(name)).toBeNull();
  });

  it.each([...forFunctions, FRAME_FILE, REMOVED_VEHICLES_FILE, REDIRECTS_FILE, 'site-info.json'])(
    '%s is hidden at Netlify',
    (name) => {
      const { text } = hostRedirectLines('netlify', { redirects: {}, removedVehicles: {} }, null);
      const rules = text.split('\n').filter((line) => line.endsWith(' /404.html 404!'));
      const patterns = rules.map((line) => line.split(' ')[0] ?? '');
      const isHidden = patterns.some((pattern) =>
        pattern.endsWith('*') ? `/${name}`.startsWith(pattern.slice(0, -1)) : `/${name}` === pattern,
      );
      expect(isHidden).toBe(true);
    },
  );

  it('are never in the bucket of an s3 target, nor among its kept releases or after a rollback', async () => {
    const withHidden = (build: Readonly<Record<string, string>>) =>
      aBuiltSite({ ...build, ...Object.fromEntries(hidden.map((name) => [name, `${secret}: ${name}`])) });
    await target().publish(withHidden(firstBuild), publishOn(0));
    await target().publish(withHidden(secondBuild), publishOn(1));
    await target().rollBack(null, new Date('2026-11-20T00:00:00Z'));
    const all = [...server.objects];
    expect(all.length).toBeGreaterThan(Object.keys(firstBuild).length);
    for (const name of hidden) {
      expect(all.filter(([key, { text }]) => key.endsWith(`/${name}`) || text.includes(`"${name}"`))).toEqual(
        [],
      );
    }
    expect(all.filter(([, { text }]) => text.includes(secret))).toEqual([]);
  });
});
