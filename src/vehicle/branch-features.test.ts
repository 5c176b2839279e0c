import { describe, expect, it } from 'vitest';
import { cardAt, cardOf } from './branch-features.ts';

const card = { finance: { show: true }, reserve: { show: true }, weeklyEstimate: true };
const branch = { finance: true, checkout: true, chat: true, tradeIn: true, callTheDealer: true };
const settings = {
  vehicle: { card },
  locations: {
    locations: [
      { id: 'north', features: { ...branch, finance: false } },
      { id: 'south', features: { ...branch, checkout: false } },
      { id: 'west' },
    ],
  },
};

describe('the card of a vehicle', () => {
  it.each([
    ['north', { finance: { show: false }, reserve: { show: true }, weeklyEstimate: false }],
    ['south', { finance: { show: true }, reserve: { show: false }, weeklyEstimate: true }],
    ['west', card],
    ['elsewhere', card],
    [null, card],
  ])('at the branch %s follows the features of that branch', (locationId, wanted) => {
    expect(cardOf({ locationId }, settings)).toEqual(wanted);
  });

  it('has no feature that the dealer has switched off, even if the branch has it on', () => {
    const off = { finance: { show: false }, reserve: { show: false }, weeklyEstimate: false };
    expect(cardAt(off, branch)).toEqual(off);
  });
});
