import { describe, expect, it } from 'vitest';
import { isNewStep } from './history-step.ts';
import type { SearchAction } from './search-state.ts';

const query = (text: string): SearchAction => ({ type: 'query', query: text });
const price: SearchAction = { type: 'range', attribute: 'price', range: { min: 1, max: null } };
const km: SearchAction = { type: 'range', attribute: 'km', range: { min: 1, max: null } };
const suv: SearchAction = { type: 'toggle', attribute: 'body', value: 'SUV' };

describe('a step back', () => {
  it.each<[string, SearchAction, SearchAction, number, boolean]>([
    ['takes back words typed in one go', query('co'), query('cor'), 3000, false],
    ['takes back one pull of a slider', price, price, 3000, false],
    ['stops at a pause', query('co'), query('cor'), 5000, true],
    ['stops at another slider', price, km, 100, true],
    ['stops at each box that was ticked', suv, suv, 100, true],
    ['stops between words and filters', query('co'), suv, 100, true],
  ])('%s', (_, before, action, later, expected) => {
    expect(isNewStep({ action: before, at: 1000 }, { action, at: 1000 + later })).toBe(expected);
  });

  it('stops at the first change', () => {
    expect(isNewStep(null, { action: query('co'), at: 0 })).toBe(true);
  });
});
