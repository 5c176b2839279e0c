import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { PublishSettings } from '../settings/publish/publish.schema.ts';
import { checkPublishPlaces, checkPublishTargets } from './publish-checks.ts';

const settingsWith = (publish: Partial<PublishSettings>) => {
  const settings = demoSettings('pitstop');
  return { ...settings, publish: { ...settings.publish, ...publish } };
};
const folder = (path: string) => ({ kind: 'folder', path }) as const;

it('two targets may not be one place', () => {
  const targets = { live: folder('/srv/live'), draft: folder('/srv/draft'), again: folder('/srv/live/') };
  expect(checkPublishPlaces(settingsWith({ targets }))).toMatchObject([
    { path: ['targets', 'again'], message: 'targets.again is the same place as targets.live.' },
  ]);
});

it('search engines are told of a target that there is', () => {
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

it('what is published by itself goes to a target that there is', () => {
  const targets = { live: folder('/srv/live') };
  expect(checkPublishTargets(settingsWith({ targets, automatic: 'live' }))).toEqual([]);
  expect(checkPublishTargets(settingsWith({ targets, automatic: null }))).toEqual([]);
  expect(checkPublishTargets(settingsWith({ targets, automatic: 'lives' }))).toMatchObject([
    { path: ['automatic'], found: '"lives"', allowed: '"live"', nearest: '"live"' },
  ]);
});
