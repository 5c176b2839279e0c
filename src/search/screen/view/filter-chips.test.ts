import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import { filterChips } from './filter-chips.ts';

const { search } = demoSettings('harbourline');
const empty = emptyState('relevant');
const names = Object.fromEntries(search.filters.map(({ attribute, label }) => [attribute, label]));
const labels = (state: SearchState, page: Pick<typeof stockFacts, 'base' | 'isLocked'> = stockFacts) =>
  filterChips(state, {
    page,
    ...{ currency: 'AUD', timeZone: 'Australia/Brisbane', locale: 'en-AU' },
    labels: names,
    texts: search.screen,
    distance: search.distance,
  }).map(({ label }) => label);

describe('chips', () => {
  it.each<[Partial<SearchState>, string]>([
    [{ query: 'corolla' }, '“corolla”'],
    [{ query: '-kia' }, 'not “kia”'],
    [{ query: 'suv -kia -"Land Rover"' }, '“suv” not “kia” not “Land Rover”'],
    [{ query: '-kia mg -mazda' }, '“mg” not “kia” not “mazda”'],
    [{ query: '"30500"' }, '“30500”'],
    [{ query: 'bt-50 - "cx-5"' }, '“bt-50 - "cx-5"”'],
    [{ lists: { make_model: ['Mazda 3'] } }, 'Mazda 3'],
    [{ lists: { seats: ['7'] } }, 'Seats: 7'],
    [{ lists: { certified: ['true'] } }, 'Certified'],
    [{ lists: { certified: ['false'] } }, 'Certified: No'],
    [{ ranges: { price: { min: 10_000, max: 25_000 } } }, '$10,000 to $25,000'],
    [{ ranges: { km: { min: null, max: 80_000 } } }, 'Under 80,000 km'],
    [{ ranges: { price: { min: 10_000, max: null } } }, 'From $10,000'],
    [{ ranges: { year: { min: 2019, max: null } } }, '2019 or newer'],
    [{ ranges: { year: { min: null, max: 2019 } } }, '2019 or older'],
    [{ ranges: { year: { min: 2019, max: 2019 } } }, '2019'],
    [{ near: { place: '4000', km: null } }, 'Near 4000'],
    [{ near: { place: 'Geelong', km: 50 } }, 'Within 50 km of Geelong'],
    [{ near: { place: '-27.47,153.03', km: 10 } }, 'Within 10 km of my location'],
    [
      { ranges: { created_at_timestamp: { min: 1_794_441_600, max: null } } },
      'Added on or after November 12, 2026',
    ],
    [
      { ranges: { created_at_timestamp: { min: null, max: 1_794_441_600 } } },
      'Added on or before November 12, 2026',
    ],
    [
      { ranges: { created_at_timestamp: { min: 1_794_000_000, max: 1_794_441_600 } } },
      'Added from November 7, 2026 to November 12, 2026',
    ],
    [{ ranges: { weekly_price: { min: null, max: 150 } } }, 'Weekly price: Under $150'],
  ])('%o has the label %s', (changes, label) => {
    expect(labels({ ...empty, ...changes })).toEqual([label]);
  });

  it('exclude the filter of a special-offers listing', () => {
    const base = { ...empty, lists: { categories: ['Special offers'] } };
    expect(labels({ ...base, query: 'ute' }, { base, isLocked: true })).toEqual(['“ute”']);
  });
});
