import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { garageSections } from './garage-sections.ts';

const settings = demoSettings('harbourline');
const idsOf = (changes: Partial<typeof settings>) =>
  garageSections({ ...settings, ...changes }).map(({ id, isOwn }) => (isOwn ? `own ${id}` : id));

it('has what is to come first, then what is kept, then what was sent', () => {
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

it('has what the device keeps alone where nobody signs in', () => {
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
])('has no %s where the dealer has none', (section, changes) => {
  expect(idsOf(changes)).not.toContain(section);
  expect(idsOf(changes)).toHaveLength(7);
});

it('has no saved searches without a watchlist, on whose page they stand', () => {
  const watchlist = { ...settings.account.watchlist, enabled: false };
  expect(idsOf({ account: { ...settings.account, watchlist } })).toEqual([
    ...['own coming', 'favourites', 'viewed', 'searches', 'own enquiries', 'own details'],
  ]);
});
