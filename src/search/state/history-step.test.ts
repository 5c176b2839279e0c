import { describe, expect, it } from 'vitest';
import { isNewStep, stepBetween } from './history-step.ts';
import type { SearchState } from './search-state.ts';
import { emptyState } from './state-parts.ts';

const empty = emptyState('relevant');
const query = (text: string): SearchState => ({ ...empty, query: text });
const price = (min: number): SearchState => ({ ...empty, ranges: { price: { min, max: null } } });
const km: SearchState = { ...empty, ranges: { price: { min: 1, max: null }, km: { min: 1, max: null } } };
const bodies = (...body: string[]): SearchState => ({ ...empty, lists: { body } });

describe('the step from one search to another', () => {
  it.each<[string, SearchState, SearchState]>([
    ['query', query('co'), query('corolla')],
    ['query', query('suv'), { ...price(1), query: '' }],
    ['range', price(1), price(2)],
    ['range', empty, price(2)],
    ['filter', empty, bodies('SUV')],
    ['filter', price(1), bodies('SUV')],
    ['sort', empty, { ...empty, sort: 'price-asc' }],
    ['page', empty, { ...empty, page: 2 }],
  ])('is a change of %s: %o to %o', (kind, before, after) => {
    expect(stepBetween(before, after, 0)?.kind).toBe(kind);
  });

  it('does not exist between equal ones', () => {
    expect(stepBetween(bodies('SUV', 'Ute'), bodies('Ute', 'SUV'), 0)).toBeNull();
  });
});

describe('the browser history after a change', () => {
  it.each<[string, SearchState, SearchState, SearchState, number, boolean]>([
    ['takes back words typed in one go', empty, query('co'), query('cor'), 3000, false],
    ['takes back one pull of a slider', empty, price(1), price(2), 3000, false],
    ['stops at a pause', empty, query('co'), query('cor'), 5000, true],
    ['stops at another slider', empty, price(1), km, 100, true],
    ['stops at each box that was ticked', empty, bodies('SUV'), bodies('SUV', 'Ute'), 100, true],
    ['stops between words and filters', empty, query('co'), { ...bodies('SUV'), query: 'co' }, 100, true],
  ])('%s', (_, first, second, third, later, expected) => {
    const step = stepBetween(second, third, 1000 + later);
    expect(step && isNewStep(stepBetween(first, second, 1000), step)).toBe(expected);
  });

  it('stops at the first change', () => {
    const step = stepBetween(empty, query('co'), 0);
    expect(step && isNewStep(null, step)).toBe(true);
  });
});
