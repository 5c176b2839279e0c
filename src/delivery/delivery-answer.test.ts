import { describe, expect, it } from 'vitest';
import { deliveryAnswer } from './delivery-answer.ts';

const calculator = {
  regions: [
    { name: 'Brisbane', postcodes: ['4000-4179', '4205'], price: 0 },
    { name: 'the Gold Coast', postcodes: ['4210-4230'], price: 120 },
    { name: 'Darwin', postcodes: ['0800-0832'], price: 1490.5 },
  ],
  texts: {
    price: '{price} to {region}',
    free: 'Free to {region}',
    empty: 'Please enter a postcode.',
    invalid: 'Four digits.',
    noPrice: 'Sorry.',
  },
  currency: 'AUD',
};

describe('deliveryAnswer', () => {
  it.each([
    ['4000', 'Free to Brisbane'],
    ['4179', 'Free to Brisbane'],
    ['4205', 'Free to Brisbane'],
    ['4210', '$120 to the Gold Coast'],
    [' 4230 ', '$120 to the Gold Coast'],
    ['0810', '$1,490.50 to Darwin'],
    ['3999', 'Sorry.'],
    ['4180', 'Sorry.'],
    ['4231', 'Sorry.'],
    ['', 'Please enter a postcode.'],
    ['   ', 'Please enter a postcode.'],
    ['400', 'Four digits.'],
    ['Newstead', 'Four digits.'],
    ['40001', 'Four digits.'],
  ])('for %j is %j', (typed, message) => {
    expect(deliveryAnswer(typed, calculator).message).toBe(message);
  });

  it('contains price and region as data', () => {
    const estimate = { price: 120, region: 'the Gold Coast', days: null };
    expect(deliveryAnswer('4217', calculator).estimate).toEqual(estimate);
    expect(deliveryAnswer('9999', calculator).estimate).toBeNull();
  });
});
