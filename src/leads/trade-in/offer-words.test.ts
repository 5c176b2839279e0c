import { describe, expect, it } from 'vitest';
import { aTradeInState } from './a-trade-in-state.fixture.ts';
import { tradeInCarName, valuationWords } from './offer-words.ts';

const texts = {
  offer: { range: '{low} to {high}', accept: 'Accept {offer}' },
  purchase: { difference: '{amount} to pay', credit: '{amount} for you', basis: '{price} less {offer}' },
};
const words = (changes: Parameters<typeof aTradeInState>[0] = {}) =>
  valuationWords(aTradeInState(changes), texts, 'AUD');
const purchase = { id: '7', slug: 'wanted-7', name: 'Mazda CX-5', price: 30_000, image: null };

describe('the text of an estimate', () => {
  it('has a figure within its range', () => {
    expect(words()).toMatchObject({
      offer: '$21,000',
      range: '$18,000 to $24,000',
      accept: 'Accept $21,000',
      position: 0.5,
      difference: null,
    });
  });

  it.each([
    [30_000, '$9,000 to pay', '$30,000 less $21,000'],
    [15_000, '$6,000 for you', '$15,000 less $21,000'],
    [21_000, '$0 to pay', '$21,000 less $21,000'],
  ])('states what remains to pay for a vehicle at %i dollars', (price, text, basis) => {
    expect(words({ purchase: { ...purchase, price } })?.difference).toEqual({ text, basis });
  });

  it('leaves that out for a vehicle without a price', () => {
    expect(words({ purchase: { ...purchase, price: null } })?.difference).toBeNull();
  });

  it('is centred in a range of zero width', () => {
    const valuation = { low: 0, high: 0, comparables: 5, basis: 'b', conditions: 'c' };
    expect(words({ valuation, offer_price: 0 })).toMatchObject({ position: 0.5, offer: '$0' });
  });

  it('is null without an estimate', () => {
    expect(words({ valuation: null })).toBeNull();
    expect(words({ offer_price: null })).toBeNull();
  });
});

describe('the name of a car', () => {
  it.each([
    ['2022 Toyota Corolla SX', aTradeInState().vehicle],
    ['Kia', { year: null, make: 'Kia', model: '', badge: '' }],
    ['', null],
  ])('is "%s"', (name, vehicle) => {
    expect(tradeInCarName(vehicle)).toBe(name);
  });
});
