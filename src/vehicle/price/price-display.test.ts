import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { belowMarketBy, type PriceSettings, priceDisplay } from './price-display.ts';

const settings: PriceSettings = {
  noPriceText: 'Contact us for price',
  preorderText: 'PREORDER',
  defaultPriceType: null,
  belowMarket: true,
  belowMarketText: '{amount} below market',
  perWeek: '{amount}/week',
  was: 'Was {amount}',
};

function display(changes: Partial<Vehicle>, settingsChanges: Partial<PriceSettings> = {}) {
  return priceDisplay(aVehicle(changes), { ...settings, ...settingsChanges }, 'AUD');
}

describe('priceDisplay', () => {
  it.each([
    [null, false, 'Contact us for price'],
    [0, false, 'Contact us for price'],
    [10, false, 'Contact us for price'],
    [10, true, 'PREORDER'],
    [10.01, false, '$10.01'],
    [11, true, '$11'],
    [25990, false, '$25,990'],
  ])(
    '"a price of 10 or less counts as no price and shows the configured no-price text (or PREORDER for a preorder car)": price %s, preorder %s',
    (price, isPreorder, text) => {
      expect(display({ price, isPreorder }).text).toBe(text);
    },
  );

  it('says nothing but the text when there is no price', () => {
    expect(display({ price: 1, beforePrice: 30000, stateAverageMarketPrice: 30000 })).toEqual({
      kind: 'none',
      amount: null,
      text: 'Contact us for price',
      typeText: null,
      wasText: null,
      belowMarketText: null,
    });
  });

  it.each([
    [25990, 27990, 'Was $27,990'],
    [25990, 25990, null],
    [25990, 24990, null],
    [25990, null, null],
  ])(
    '"A was-price shows only when higher than the current price": %d before %s',
    (price, beforePrice, wasText) => {
      expect(display({ price, beforePrice }).wasText).toBe(wasText);
    },
  );

  it.each([
    [
      'lower: it is the price, and the price becomes the was-price',
      25990,
      24990,
      27990,
      '$24,990',
      'Was $25,990',
    ],
    ['equal: nothing changes', 25990, 25990, 27990, '$25,990', 'Was $27,990'],
    ['higher: it is no offer', 25990, 26990, null, '$25,990', null],
    ['10 or less: it is no price', 25990, 10, null, '$25,990', null],
    ['alone: it is the price', 0, 24990, 26990, '$24,990', 'Was $26,990'],
  ])('with an offer price that is %s', (_case, price, offerPrice, beforePrice, text, wasText) => {
    const shown = display({ price, offerPrice, beforePrice });
    expect([shown.text, shown.wasText]).toEqual([text, wasText]);
  });

  it.each([
    [25990, 26489, 99999, null],
    [25990, 26490, 1, '$500 below market'],
    [25990, 26489.5, null, '$500 below market'],
    [25990, 27190, null, '$1,200 below market'],
    [25990, 20000, 40000, null],
    [25990, null, 40000, null],
    [25990, null, null, null],
  ])(
    '"the market average (state average preferred) exceeds the price by more than 499 and the price is under the state average": price %d, state %s, market %s',
    (price, stateAverageMarketPrice, averageMarketPrice, text) => {
      const shown = display({ price, stateAverageMarketPrice, averageMarketPrice });
      expect(shown.belowMarketText).toBe(text);
    },
  );

  it('has nothing to compare without a price', () => {
    expect(belowMarketBy(aVehicle({ price: null, stateAverageMarketPrice: 30000 }))).toBeNull();
  });

  it('measures the market against the offer, which is the price', () => {
    const car = { price: 25990, offerPrice: 24990, stateAverageMarketPrice: 26000 };
    expect(display(car).belowMarketText).toBe('$1,010 below market');
    expect(display(car, { belowMarket: false }).belowMarketText).toBeNull();
  });

  it('takes the dealer’s price type where the feed gives none', () => {
    const dealer = { defaultPriceType: 'Excl. Govt. Charges' };
    expect(display({ priceType: null }, dealer).typeText).toBe('Excl. Govt. Charges');
    expect(display({ priceType: 'Drive Away' }, dealer).typeText).toBe('Drive Away');
  });

  it.each([
    [null, 249, 'subscription', '$249/week', null],
    [10, 249.5, 'subscription', '$249.50/week', null],
    [25990, 249, 'price', '$25,990', 'Drive Away'],
    [null, 0, 'none', 'Contact us for price', null],
  ])(
    '"price type or /week for subscription stock": price %s, weekly %s',
    (price, subscriptionPricePerWeek, kind, text, typeText) => {
      const shown = display({ price, subscriptionPricePerWeek });
      expect([shown.kind, shown.text, shown.typeText]).toEqual([kind, text, typeText]);
    },
  );
});
