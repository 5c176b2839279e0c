import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { checkStoreCodes } from './syndication-checks.ts';

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
