import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { Settings } from '../settings/subjects.ts';
import { checkPublishPlaces, checkPublishTargets, checkStoreCodes } from './publish-checks.ts';

const settingsWith = (publish: Partial<Settings['publish']>) => {
  const settings = demoSettings('pitstop');
  return { ...settings, publish: { ...settings.publish, ...publish } };
};
const folder = (path: string) => ({ kind: 'folder', path }) as const;

it('two targets must not share a place', () => {
  const targets = { live: folder('/srv/live'), draft: folder('/srv/draft'), again: folder('/srv/live/') };
  expect(checkPublishPlaces(settingsWith({ targets }))).toMatchObject([
    { path: ['targets', 'again'], message: 'targets.again is the same place as targets.live.' },
  ]);
});

it('the target for notifying search engines must exist', () => {
  const targets = { live: folder('/srv/live') };
  const keyVariable = 'INDEXNOW_KEY';
  expect(checkPublishTargets(settingsWith({ targets, indexNow: null }))).toEqual([]);
  expect(checkPublishTargets(settingsWith({ targets, indexNow: { target: 'live', keyVariable } }))).toEqual(
    [],
  );
  expect(
    checkPublishTargets(settingsWith({ targets, indexNow: { target: 'life', keyVariable } })),
  ).toMatchObject([{ path: ['indexNow', 'target'], found: '"life"', allowed: '"live"', nearest: '"live"' }]);
});

it('the target for automatic publishing must exist', () => {
  const targets = { live: folder('/srv/live') };
  expect(checkPublishTargets(settingsWith({ targets, automatic: 'live' }))).toEqual([]);
  expect(checkPublishTargets(settingsWith({ targets, automatic: null }))).toEqual([]);
  expect(checkPublishTargets(settingsWith({ targets, automatic: 'lives' }))).toMatchObject([
    { path: ['automatic'], found: '"lives"', allowed: '"live"', nearest: '"live"' },
  ]);
});

const settings = demoSettings('harbourline');
const withCodes = (googleStoreCode: string | null, visible = true) => ({
  ...settings.locations,
  locations: settings.locations.locations.map((location) => ({ ...location, googleStoreCode, visible })),
});

it.each([
  ['a branch with a store code', withCodes('A'), 0],
  ['no branch with one', withCodes(null), 1],
  ['only hidden branches with one', withCodes('A', false), 1],
])('Google’s feed with %s has %d mistakes', (_what, locations, mistakes) => {
  const { syndication } = settings;
  expect(checkStoreCodes({ syndication, locations })).toHaveLength(mistakes);
  expect(checkStoreCodes({ syndication: { ...syndication, google: { enabled: false } }, locations })).toEqual(
    [],
  );
});
