import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { branchClock, branchZone } from './branch-zone.ts';
import { openingWords } from './opening-words.ts';

const [sydney, perth] = ['Australia/Sydney', 'Australia/Perth'];

describe('the time zone of a branch', () => {
  it.each([
    ['is that of its state', { state: 'WA', own: null }, sydney, perth],
    ['has no daylight saving in Queensland', { state: 'QLD', own: null }, sydney, 'Australia/Brisbane'],
    ["is the dealer's in the dealer's state", { state: 'NSW', own: null }, sydney, sydney],
    ['is its own setting', { state: 'NSW', own: 'Australia/Broken_Hill' }, sydney, 'Australia/Broken_Hill'],
    [
      "is the dealer's if that is not Australian",
      { state: 'WA', own: null },
      'Pacific/Auckland',
      'Pacific/Auckland',
    ],
    ['is its own setting there too', { state: 'WA', own: 'Asia/Tokyo' }, 'Pacific/Auckland', 'Asia/Tokyo'],
  ] as const)('%s', (_what, { state, own }, dealer, zone) => {
    expect(branchZone({ timeZone: own, address: { state } }, { timeZone: dealer })).toBe(zone);
  });

  it.each([null, undefined])("is the dealer's for a branch that is gone (%s)", (gone) => {
    expect(branchZone(gone, { timeZone: sydney })).toBe(sydney);
  });
});

describe('the opening hours of a branch', () => {
  const { site, locations } = demoSettings('meridian');
  const texts = {
    open: 'until {time}',
    today: 'from {time}',
    tomorrow: 'tomorrow',
    later: '{day}',
    unknown: '',
  };
  const wordsAt = (id: string, at: string) => {
    const branch = locations.locations.find((location) => location.id === id) ?? null;
    const facts = { branch, specialHours: [], texts, ...branchClock(branch, site) };
    return openingWords(facts, Date.parse(at));
  };

  it.each([
    ['osborne-park', '2026-11-20T05:45:00+08:00', 'from 8:30 am'],
    ['osborne-park', '2026-11-20T08:30:00+08:00', 'until 5:30 pm'],
    ['osborne-park', '2026-11-20T15:30:00+08:00', 'until 5:30 pm'],
    ['osborne-park', '2026-11-20T17:30:00+08:00', 'tomorrow'],
    ['toyota-parramatta', '2026-11-20T08:45:00+11:00', 'until 6 pm'],
  ])('of %s are at %s: %s', (id, at, words) => {
    expect(wordsAt(id, at)).toBe(words);
  });
});
