import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuiltSite, firstBuild, publishOn, secondBuild } from '#tests/fixtures/publish/a-built-site.ts';
import { type S3Server, s3Secret, startS3Server } from '#tests/fixtures/publish/s3-server.ts';
import { s3SignatureOf } from '#tests/fixtures/publish/s3-signature.ts';
import { openS3Storage } from './s3-storage.build.ts';
import { s3Target } from './s3-target.build.ts';

let server: S3Server;
beforeEach(async () => {
  server = await startS3Server();
});
afterEach(() => server.close());

const targetWith = ({ secret = s3Secret, prefix = 'city/' } = {}) =>
  s3Target({
    storage: openS3Storage(
      {
        kind: 's3',
        endpoint: server.endpoint,
        region: 'ap-southeast-2',
        bucket: 'dealer',
        prefix,
        accessKeyVariable: 'S3_ACCESS_KEY',
        secretKeyVariable: 'S3_SECRET_KEY',
      },
      { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: secret, pausesMs: [0, 0] },
    ),
    keyOf: (path) => (path.startsWith('_cars/') ? null : path.replace(/(?<!^index)\.html$/, '')),
    contentTypeOf: (path) => (path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain'),
  });

const publish = (build: Readonly<Record<string, string>>, days: number, differs = {}) =>
  targetWith().publish(aBuiltSite(build), publishOn(days, differs));

/** What visitors can fetch, by key. */
function live(): Record<string, string> {
  const site = [...server.objects].filter(([key]) => key.startsWith('city/site/'));
  return Object.fromEntries(site.map(([key, { text }]) => [key.slice('city/site/'.length), text]));
}

const shown = (build: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(build).map(([path, text]) => [path.replace(/(?<!^index)\.html$/, ''), text]),
  );
/** After a rollback: pages of the second build may still be open. */
const firstWithNewAsset = shown({ ...firstBuild, '_astro/site.cccc.css': 'style c' });
const secondShown = shown({ ...secondBuild, '_astro/site.aaaa.css': 'style a' });

describe('publishing to an S3-compatible storage', () => {
  it('stores each file under the key that visitors request, with content type and cache time', async () => {
    await publish({ ...firstBuild, '_cars/1-0.json': 'for the functions' }, 0);
    expect(live()).toEqual(shown(firstBuild));
    expect(server.objects.get('city/site/cars/corolla')?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(server.objects.get('city/site/_astro/site.aaaa.css')?.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('uploads only new content, and copies assets before pages', async () => {
    await publish(firstBuild, 0);
    server.asked.length = 0;
    await publish(secondBuild, 1);
    expect(server.asked.filter((line) => line.startsWith('PUT city/releases/objects/'))).toHaveLength(3);
    const changes = server.asked.filter((line) => line.includes('city/site/'));
    expect(changes[0]).toBe('PUT city/site/_astro/site.cccc.css');
    expect(changes.slice(1, 3).sort()).toEqual(['PUT city/site/cars/ranger', 'PUT city/site/index.html']);
    expect(changes.slice(3)).toEqual(['DELETE city/site/cars/hilux']);
    expect(live()).toEqual(secondShown);
  });

  it('makes one request and writes nothing if nothing changed', async () => {
    await publish(firstBuild, 0);
    server.asked.length = 0;
    expect(await publish(firstBuild, 1)).toMatchObject({ kind: 'unchanged' });
    expect(server.asked.every((line) => line.startsWith('GET '))).toBe(true);
  });

  it('reports a dry run and writes nothing', async () => {
    expect(await publish(firstBuild, 0, { isDryRun: true })).toMatchObject({ kind: 'planned' });
    expect(server.objects.size).toBe(0);
  });

  it('deletes old releases and the objects that only they used', async () => {
    for (const days of [0, 1, 2, 3, 4]) await publish({ ...firstBuild, 'index.html': `home ${days}` }, days);
    const texts = [...server.objects]
      .filter(([key]) => key.includes('/objects/'))
      .map(([, { text }]) => text);
    expect(texts.filter((text) => text.startsWith('home')).sort()).toEqual(['home 2', 'home 3', 'home 4']);
    expect(texts).toContain('hilux');
    const lists = [...server.objects.keys()].filter((key) => /^city\/releases\/\d/.test(key));
    expect(lists).toHaveLength(3);
  });

  it('retries when the storage is busy or does not answer', async () => {
    const met = new Set<string>();
    server.trouble = ({ method, key }) => {
      if (met.has(method + key)) return null;
      met.add(method + key);
      return key.endsWith('.css') ? 'no answer' : { status: 503, code: 'SlowDown' };
    };
    await publish(firstBuild, 0);
    expect(live()).toEqual(shown(firstBuild));
  });

  it('reports a refusal of the storage in a sentence without keys', async () => {
    const attempt = targetWith({ secret: 'wrong' }).publish(aBuiltSite(firstBuild), publishOn(0));
    await expect(attempt).rejects.toThrow(
      /^The storage at http:\S+ did not read city\/releases\/current\.json in dealer: SignatureDoesNotMatch Said by the storage\.$/,
    );
  });

  it.each([
    ['a copy that failed with status 200', 'city/site/index.html', { status: 200, code: 'InternalError' }],
    ['an upload that stopped', 'city/releases/objects/', { status: 400, code: 'RequestTimeout' }],
    ['a write of the state whose answer was lost', 'city/releases/current.json', 'lost answer'],
  ] as const)('retries %s', async (_, start, trouble) => {
    await publish(firstBuild, 0);
    const met = new Set<string>();
    server.trouble = ({ method, key }) => {
      if (method !== 'PUT' || !key.startsWith(start) || met.has(key)) return null;
      met.add(key);
      return trouble;
    };
    expect(await publish(secondBuild, 1)).toMatchObject({ kind: 'published', warnings: [] });
    expect(met).not.toEqual(new Set());
    expect(live()).toEqual(secondShown);
  });

  it('detects a copy that failed with status 200', async () => {
    server.trouble = ({ method, key }) =>
      method === 'PUT' && key === 'city/site/index.html' ? { status: 200, code: 'InternalError' } : null;
    await expect(publish(firstBuild, 0)).rejects.toThrow('InternalError');
  });

  it('refuses to overwrite a release that another process publishes at the same time', async () => {
    await publish(firstBuild, 0);
    let isFirst = true;
    server.trouble = ({ key }) => {
      if (isFirst && key.startsWith('city/releases/objects/')) {
        isFirst = false;
        server.objects.set('city/releases/current.json', {
          text: '{"live":null,"switchingTo":null,"releases":[]}',
          etag: '"another"',
          headers: {},
        });
      }
      return null;
    };
    await expect(publish(secondBuild, 1)).rejects.toThrow('Somebody else is publishing there');
    expect(live()).toEqual(shown(firstBuild));
  });
});

describe('an interrupted release', () => {
  /** Fails at the writing request with this number. */
  const breakOffAt = (step: number) => {
    let done = 0;
    server.trouble = ({ method }) => {
      if (method !== 'GET') done += 1;
      return done >= step && method !== 'GET' ? { status: 403, code: 'AccessDenied' } : null;
    };
  };

  it('can be published again or rolled back, whatever request it stopped at', async () => {
    let hasBroken = true;
    for (let step = 1; hasBroken; step += 1) {
      for (const mend of ['publish', 'roll back'] as const) {
        server.objects.clear();
        server.trouble = () => null;
        const first = await publish(firstBuild, 0);
        breakOffAt(step);
        hasBroken = await publish(secondBuild, 1).then(
          () => false,
          () => true,
        );
        server.trouble = () => null;
        const state = JSON.parse(server.objects.get('city/releases/current.json')?.text ?? '');
        if (state.switchingTo === null && hasBroken) expect(live()).toEqual(shown(firstBuild));
        if (mend === 'publish') {
          await publish(secondBuild, 2);
          expect(live()).toEqual(secondShown);
        } else if (!hasBroken || state.switchingTo !== null) {
          expect(await targetWith().rollBack(null, new Date('2026-11-20T00:00:00Z'))).toMatchObject({
            to: first.release.id,
          });
          expect(live()).toEqual(hasBroken ? shown(firstBuild) : firstWithNewAsset);
        }
      }
    }
  });
});

describe('rolling back', () => {
  it('copies only what differs, and uploads nothing', async () => {
    const first = await publish(firstBuild, 0);
    const second = await publish(secondBuild, 1);
    server.asked.length = 0;
    const target = targetWith();
    expect(await target.rollBack(null, new Date('2026-11-20T00:00:00Z'))).toEqual({
      from: second.release.id,
      to: first.release.id,
    });
    expect(live()).toEqual(firstWithNewAsset);
    expect(server.asked.filter((line) => line.startsWith('PUT city/site/')).sort()).toEqual([
      'PUT city/site/cars/hilux',
      'PUT city/site/index.html',
    ]);
    expect(server.asked.some((line) => line.includes('/objects/'))).toBe(false);
    await expect(target.rollBack(null, new Date('2026-11-20T00:00:00Z'))).rejects.toThrow(
      'the release before is not there any more',
    );
    await target.rollBack(second.release.id, new Date('2026-11-20T00:00:00Z'));
    expect(live()).toEqual(secondShown);
  });
});

describe('the test server computes the expected signature', () => {
  const headers = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };
  it.each([
    [
      'GET of an object',
      {
        method: 'GET',
        path: '/test.txt',
        headers: {
          ...headers,
          range: 'bytes=0-9',
          'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        },
        signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
      },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT of an object',
      {
        method: 'PUT',
        path: '/test%24file.text',
        headers: {
          ...headers,
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
          'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        },
        signedHeaders: ['date', 'host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-storage-class'],
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
  ])('is what the documentation gives for a %s', (_, request, signature) => {
    expect(s3SignatureOf({ ...request, region: 'us-east-1' }, s3Secret)).toBe(signature);
  });
});
