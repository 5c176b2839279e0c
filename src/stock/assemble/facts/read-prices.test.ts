import { describe, expect, it } from 'vitest';
import { feedSettings } from '../../import/feed-settings.fixture.ts';
import { aRow } from '../draft.fixture.ts';
import { readPrices } from './read-prices.ts';

const read = (
  cells: Record<string, string>,
  carType: 'new' | 'used' = 'used',
  { maxPlaceholderPrice } = feedSettings(),
) => {
  const { row, warnings } = aRow({ Make: 'Kia', ...cells });
  return {
    ...readPrices(row, carType, maxPlaceholderPrice),
    warned: warnings.map(({ field, done }) => `${field} ${done}`),
  };
};

describe('readPrices', () => {
  it.each<[string, Record<string, string>, object]>([
    ['a plain price', { Price: '$25,990' }, { price: 25990, beforePrice: null, priceType: null }],
    [
      'drive away before the price without charges',
      { dap_price: '25990', egc_price: '23500' },
      { price: 25990, priceExGovernmentCharges: 23500, priceType: 'Drive Away' },
    ],
    [
      'the price without charges alone',
      { egc_price: '23500' },
      { price: 23500, priceExGovernmentCharges: 23500, priceType: 'Excl. Govt. Charges' },
    ],
    [
      'a flag for drive away',
      { Price: '25990', 'Drive Away': 'Yes' },
      { price: 25990, priceType: 'Drive Away' },
    ],
    ['a type in the price', { Price: '$25,990 Drive Away' }, { price: 25990, priceType: 'Drive Away' }],
    ['a type in its column', { Price: '25990', PriceType: 'EGC' }, { priceType: 'Excl. Govt. Charges' }],
    ['a sale', { price: '58990.00 AUD', sale_price: '55990.00 AUD' }, { price: 55990, beforePrice: 58990 }],
    ['a sale that is none', { price: '58990', sale_price: '59990' }, { price: 58990, beforePrice: null }],
    ['a was-price', { price: '20000', was_price: '22000' }, { price: 20000, beforePrice: 22000 }],
    ['rand', { Price: 'R 619 900' }, { price: 619900 }],
    ['rand with hard spaces', { PriceFormatted: 'R\u00a0619\u00a0900' }, { price: 619900 }],
    [
      'the regular price of a shop',
      { 'Regular price': '21500', 'Sale price': '' },
      { price: 21500, beforePrice: null },
    ],
    [
      'the reduced price of a shop',
      { 'Regular price': '26900', 'Sale price': '25500' },
      { price: 25500, beforePrice: 26900 },
    ],
    [
      'a price that was, beside a sale price that is empty',
      { 'Was Price': '22000', 'Sale Price': '' },
      { price: null },
    ],
    [
      'a sale price beside a price that was',
      { 'Was Price': '22000', 'Sale Price': '20000' },
      { price: 20000, beforePrice: 22000 },
    ],
    ['a was-price without a price', { was_price: '22000' }, { price: null }],
    ['nothing in words', { dap_price: 'POA', egc_price: 'POA' }, { price: null, priceType: null }],
    ['an address for a price', { price: 'https://x.example/25990' }, { price: null }],
    ['POA', { price: 'POA' }, { price: null, warned: [] }],
    ['no price', { price: '0' }, { price: null, warned: [] }],
    [
      'a subscription',
      { Price: '25990', 'Subscription Price': '$229 per week' },
      { price: 25990, subscriptionPricePerWeek: 229 },
    ],
    ['a weekly subscription', { 'Subscription Price': '$229 weekly' }, { subscriptionPricePerWeek: 229 }],
    ['a deposit', { Price: '25990', deposit: '$500' }, { reserveDeposit: 500 }],
  ])('reads %s', (_, cells, expected) => {
    expect(read(cells)).toMatchObject(expected);
  });
  it.each(['10', '1', '9999999'])("leaves out %s, which cannot be a car's price, with a warning", (price) => {
    const { price: value, warned } = read({ price });
    expect(value).toBeNull();
    expect(warned).toHaveLength(1);
  });
  it.each(['11', '88', '99.99'])('keeps %s, with a warning that it is suspiciously low', (price) => {
    expect(read({ price })).toMatchObject({
      price: Number(price),
      warned: ['price kept, but is suspiciously low for a vehicle'],
    });
    expect(read({ price: '100' }).warned).toEqual([]);
  });
  it("leaves out what the dealer's supplier writes for no price", () => {
    const settings = feedSettings({ maxPlaceholderPrice: 99 });
    expect(read({ price: '88' }, 'used', settings)).toMatchObject({
      price: null,
      warned: ['price left out: 99 or less means that there is no price'],
    });
    expect(read({ price: '100' }, 'used', settings).price).toBe(100);
  });
  it('leaves out a was-price below the price, with a warning', () => {
    expect(read({ price: '20000', was_price: '18000' })).toMatchObject({
      beforePrice: null,
      warned: ['beforePrice left out: is below the price'],
    });
    expect(read({ price: '20495', msrp: '19194' }, 'new')).toMatchObject({
      beforePrice: null,
      warned: ['listPrice left out: is below the advertised price'],
    });
  });
  it('uses a list price as was-price for new cars only', () => {
    expect(read({ price: '24500', msrp: '25400' }, 'new').beforePrice).toBe(25400);
    expect(read({ price: '24500', msrp: '48000' }, 'used')).toMatchObject({ beforePrice: null });
  });
});
