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
    'own watchlist',
    { account: { ...settings.account, watchlist: { ...settings.account.watchlist, enabled: false } } },
  ],
  [
    'favourites',
    { garage: { ...settings.garage, favourites: { ...settings.garage.favourites, show: false } } },
  ],
  ['viewed', { search: { ...settings.search, recentlyViewed: false } }],
  ['searches', { search: { ...settings.search, recentSearches: false } }],
])('has no %s where the dealer has none', (section, changes) => {
  expect(idsOf(changes)).not.toContain(section);
  expect(idsOf(changes)).toHaveLength(6);
});
