import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { garageSections } from './garage-sections.ts';

const settings = demoSettings('harbourline');
const idsOf = (changes: Partial<typeof settings>) =>
  garageSections({ ...settings, ...changes }).map(({ id, isOwn }) => (isOwn ? `own ${id}` : id));

it('the garage shows upcoming appointments first, then saved vehicles, then sent forms', () => {
  expect(idsOf({})).toEqual([
    'own coming',
    'own watchlist',
    'own saved-searches',
    'favourites',
    'viewed',
    'searches',
    'own enquiries',
    'own details',
  ]);
});

it("the garage only shows the device's lists if nobody can sign in", () => {
  expect(idsOf({ account: { ...settings.account, enabled: false } })).toEqual([
    'favourites',
    'viewed',
    'searches',
  ]);
});

it.each([
  [
    'own saved-searches',
    { account: { ...settings.account, savedSearches: { ...settings.account.savedSearches, show: false } } },
  ],
  [
    'favourites',
    { garage: { ...settings.garage, favourites: { ...settings.garage.favourites, show: false } } },
  ],
  ['viewed', { search: { ...settings.search, recentlyViewed: false } }],
  ['searches', { search: { ...settings.search, recentSearches: false } }],
])('the garage has no section for %s if the dealer does not have it', (section, changes) => {
  expect(idsOf(changes)).not.toContain(section);
  expect(idsOf(changes)).toHaveLength(7);
});

it('the garage has no saved searches without a watchlist, whose page contains them', () => {
  const watchlist = { ...settings.account.watchlist, enabled: false };
  expect(idsOf({ account: { ...settings.account, watchlist } })).toEqual([
    ...['own coming', 'favourites', 'viewed', 'searches', 'own enquiries', 'own details'],
  ]);
});
