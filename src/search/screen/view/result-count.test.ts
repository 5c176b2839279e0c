import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import { resultCount, resultCountText, soldText } from './result-count.ts';

const { texts } = demoSettings('harbourline').search;
const counts: Readonly<Record<string, readonly { name: string; count: number }[]>> = {
  car_type: [
    { name: 'Used', count: 2400 },
    { name: 'New', count: 900 },
  ],
  status: [
    { name: 'In stock', count: 3100 },
    { name: 'Sold', count: 200 },
  ],
};

describe('the count', () => {
  it.each<[number, Partial<SearchState>, 'facet-sum' | 'in-stock', string]>([
    [1, {}, 'facet-sum', '1 car'],
    [0, {}, 'facet-sum', '0 cars'],
    [1999, {}, 'facet-sum', '1,999 cars'],
    [2000, {}, 'facet-sum', '3,300 cars'],
    [2000, { lists: { car_type: ['New'] } }, 'facet-sum', '900 cars'],
    [2000, {}, 'in-stock', '3,100 cars'],
    [2000, { lists: { status: ['Sold'] } }, 'in-stock', '2,000 cars'],
  ])('of %d results with %o by %s is "%s"', (found, changes, largeCount, text) => {
    const state = { ...emptyState('relevant'), ...changes };
    const count = resultCount(found, (attribute) => counts[attribute] ?? [], state, largeCount);
    expect(resultCountText(count, texts, { car: 'car', cars: 'cars' })).toBe(text);
  });
});

it('mentions counted sold cars without a card', () => {
  expect(soldText('18 cars', 1, texts)).toBe('18 cars, 1 sold not shown');
  expect(soldText('18 cars', 0, texts)).toBe('18 cars');
});
