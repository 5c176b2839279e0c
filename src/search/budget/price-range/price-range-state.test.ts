import { describe, expect, it } from 'vitest';
import { addressOfRange, endsOf, nextRange, type PriceAction, startRange } from './price-range-state.ts';

const scale = { min: 5_000, max: 250_000, step: 500 };
const stateAfter = (actions: readonly PriceAction[], query = '') =>
  actions.reduce((state, action) => nextRange(state, action, scale), startRange(query, scale));

describe('the price range', () => {
  it('has all prices at first, and is then not in the address', () => {
    const state = stateAfter([]);
    expect(state.ends).toEqual({ min: 5_000, max: 250_000 });
    expect(addressOfRange('https://a.example/price-range', state, scale)).toBe(
      'https://a.example/price-range',
    );
  });

  it('applies input when its field is left', () => {
    const typing = stateAfter([{ type: 'type', end: 'max', text: '30,100' }]);
    expect(typing.ends.max).toBe(250_000);
    expect(endsOf(typing, scale).max).toBe(30_000);
    expect(nextRange(typing, { type: 'leave', end: 'max' }, scale)).toMatchObject({
      ends: { min: 5_000, max: 30_000 },
      typing: null,
    });
  });

  it('does not change for an invalid amount', () => {
    const state = stateAfter([
      { type: 'type', end: 'min', text: 'cheap' },
      { type: 'leave', end: 'min' },
    ]);
    expect(state.ends.min).toBe(5_000);
  });

  it.each([
    ['?min=20000&max=30100', { min: 20_000, max: 30_000 }],
    ['?min=90000&max=30000', { min: 29_500, max: 30_000 }],
    ['?min=-1&max=9e99', { min: 5_000, max: 250_000 }],
    ['?max=%2430k', { min: 5_000, max: 30_000 }],
  ])('is read from %s, its lowest price below the highest', (query, ends) => {
    expect(startRange(query, scale).ends).toEqual(ends);
  });

  it('is read back from the address, which gives way to what was set before it was read', () => {
    const state = stateAfter([{ type: 'move', end: 'min', price: 20_000 }]);
    const address = addressOfRange('https://a.example/price-range?x=1', state, scale);
    expect(address).toBe('https://a.example/price-range?x=1&min=20000&max=250000');
    const { search: query } = new URL(address);
    expect(stateAfter([{ type: 'arrive', query }]).ends).toEqual(state.ends);
    expect(
      stateAfter([
        { type: 'move', end: 'min', price: 9_000 },
        { type: 'arrive', query },
      ]).ends.min,
    ).toBe(9_000);
  });
});
