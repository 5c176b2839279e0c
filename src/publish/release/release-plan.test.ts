import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Manifest, PublishedFile, ReleaseFiles } from './manifest.schema.ts';
import {
  isAsset,
  outdatedReleases,
  planRelease,
  releaseIdOf,
  uploadOrder,
  uploadRank,
  withAssetsOf,
} from './release-plan.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-22T00:00:00Z');
const options = { now, keepAssetsDays: 30 };
const hashOf = (digit: string) => digit.repeat(64);

const aPath = fc.constantFrom(
  'index.html',
  'cars/a.html',
  'cars/b.html',
  'feed.xml',
  '_astro/a.css',
  '_astro/b.js',
);
const aFile = fc.record({ hash: fc.constantFrom('a', 'b').map(hashOf), size: fc.constant(1) });
const aBuild: fc.Arbitrary<ReleaseFiles> = fc.dictionary(aPath, aFile);
const aLive: fc.Arbitrary<ReleaseFiles> = fc
  .array(fc.tuple(aPath, aFile, fc.option(fc.integer({ min: 0, max: 60 }))))
  .map((entries) => {
    const files = entries.map(([path, file, daysGone]): [string, PublishedFile] => [
      path,
      daysGone === null || !isAsset(path)
        ? file
        : { ...file, goneSince: new Date(now.getTime() - daysGone * day).toISOString() },
    ]);
    return Object.fromEntries(files);
  });

describe('a release plan', () => {
  it('applied to the live files gives the new release, and touches no other file', () => {
    fc.assert(
      fc.property(aBuild, aLive, (build, live) => {
        const { files, changed, removed } = planRelease(build, live, options);
        const result = Object.fromEntries(Object.entries(live).map(([path, { hash }]) => [path, hash]));
        for (const path of changed) {
          expect(result[path]).not.toBe(build[path]?.hash);
          result[path] = build[path]?.hash ?? '';
        }
        for (const path of removed) delete result[path];
        expect(result).toEqual(
          Object.fromEntries(Object.entries(files).map(([path, { hash }]) => [path, hash])),
        );
      }),
    );
  });

  it('contains the build and the recently removed assets of the live release', () => {
    fc.assert(
      fc.property(aBuild, aLive, (build, live) => {
        const { files } = planRelease(build, live, options);
        expect(files).toMatchObject(build);
        for (const [path, file] of Object.entries(live)) {
          if (path in build) continue;
          const goneMs = now.getTime() - Date.parse(file.goneSince ?? now.toISOString());
          expect(path in files).toBe(isAsset(path) && goneMs < 30 * day);
        }
      }),
    );
  });

  it('is empty if the same build is published again', () => {
    fc.assert(
      fc.property(aBuild, aLive, (build, live) => {
        const { files } = planRelease(build, live, options);
        expect(planRelease(build, files, options)).toMatchObject({ isSame: true, changed: [], removed: [] });
      }),
    );
  });

  it('treats a returning asset as if it had never been removed', () => {
    const file = { hash: hashOf('a'), size: 1 };
    const live = { '_astro/a.css': { ...file, goneSince: '2026-11-01T00:00:00.000Z' } };
    expect(planRelease({ '_astro/a.css': file }, live, options)).toMatchObject({
      isSame: false,
      changed: [],
      files: { '_astro/a.css': file },
    });
  });
});

it('uploads assets first and pages last', () => {
  fc.assert(
    fc.property(fc.uniqueArray(aPath), (paths) => {
      const ranks = uploadOrder(paths).map(uploadRank);
      expect(ranks).toEqual(ranks.toSorted());
    }),
  );
  expect(
    uploadOrder(['index.html', 'feed.xml', 'search-data/index-x.json', 'search-data/current.json']),
  ).toEqual(['search-data/index-x.json', 'feed.xml', 'search-data/current.json', 'index.html']);
});

const aRelease = (id: string, previous: string | null, files: ReleaseFiles = {}): Manifest => ({
  ...{ id, previous, files },
  publishedAt: now.toISOString(),
  pages: {},
});

describe('releases to delete', () => {
  it('are the oldest, but never the live one or the one before it', () => {
    const ids = ['1', '2', '3', '4', '5', '6'];
    expect(outdatedReleases(ids, aRelease('6', '5'), 3)).toEqual(['1', '2', '3']);
    // A newer one was published after a rollback to 2.
    expect(outdatedReleases(ids, aRelease('6', '2'), 3)).toEqual(['1', '3']);
    expect(outdatedReleases(ids, aRelease('1', null), 2)).toEqual(['2', '3', '4']);
  });

  it('are sorted by age', () => {
    const ids = [0, 1, 60_000, day].map((ms) => releaseIdOf(new Date(now.getTime() + ms), hashOf('f')));
    expect(ids[0]).toBe('20261122T000000000Z-ffffffff');
    expect(ids).toEqual(ids.toSorted());
  });
});

it('an older release that is live again keeps the assets of the newer one', () => {
  const file = { hash: hashOf('a'), size: 1 };
  const live = aRelease('2', '1', { 'index.html': file, '_astro/new.css': file, 'cars/new.html': file });
  const { files } = withAssetsOf(live, aRelease('1', null, { 'index.html': file }), now);
  expect(files).toEqual({
    'index.html': file,
    '_astro/new.css': { ...file, goneSince: now.toISOString() },
  });
});
