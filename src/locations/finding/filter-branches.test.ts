import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { branchFacts } from './branch-facts.ts';
import { anyBranch, filterBranches } from './filter-branches.ts';

const settings = demoSettings('meridian');
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  ...{ weekday, status: 'Open' as const },
  ...{ open: '08:30', close: '17:30' },
}));
const [example] = settings.locations.locations;
if (!example) throw new Error('The dealer has branches.');
const inState = (state: typeof example.address.state, timeZone: string | null = null) => ({
  ...{ ...example, id: state, name: state, slug: state.toLowerCase(), timeZone },
  ...{ address: { ...example.address, state }, openingHours: weekdays },
});
const facts = branchFacts(
  [inState('NSW'), inState('QLD'), inState('SA'), inState('WA'), inState('ACT', 'Australia/Perth')],
  { filter: 'all', hasNearest: true },
  { ...settings, locations: { ...settings.locations, specialHours: [] } },
);

it.each([
  ['2026-11-20T08:45:00+11:00', ['NSW']],
  ['2026-11-20T08:45:00+10:00', ['NSW', 'QLD', 'SA']],
  ['2026-11-20T05:45:00+08:00', ['NSW']],
  ['2026-11-20T08:45:00+08:00', ['NSW', 'QLD', 'SA', 'WA', 'ACT']],
  ['2026-11-20T15:30:00+08:00', ['WA', 'ACT']],
  ['2026-11-20T17:15:00+08:00', ['WA', 'ACT']],
  // Without daylight saving Queensland opens with New South Wales.
  ['2026-07-10T08:45:00+10:00', ['NSW', 'QLD']],
])('at %s those that are open by their own clock are %j', (at, open) => {
  const found = filterBranches(facts, { ...anyBranch, isOpenNow: true }, Date.parse(at));
  expect(found.map(({ name }) => name)).toEqual(open);
});

it("the list carries only zones that differ from the dealer's", () => {
  expect(facts.branches.map(({ timeZone }) => timeZone)).toEqual([
    ...[undefined, 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Perth'],
  ]);
});
