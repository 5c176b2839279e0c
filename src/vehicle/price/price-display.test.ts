import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type PriceSettings, priceDisplay } from './price-display.ts';

const settings: PriceSettings = {
  noPriceText: 'Contact us for price',
  preorderText: 'PREORDER',
  defaultPriceType: null,
  belowMarket: true,
  belowMarketText: '{amount} below similar listings',
  belowAverageText: '{amount} below the state average',
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

  it('has nothing but the no-price text without a price', () => {
    expect(
      display({
        price: 1,
        beforePrice: 30000,
        priceVerdict: { basis: 'average', below: 4000, average: 30000 },
      }),
    ).toEqual({
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

  describe('has beside the price', () => {
    const similar = {
      basis: 'similar',
      ...{ middle: 27_190, min: 25_000, max: 29_000, count: 9, confidence: 0.4 },
      odometersKm: null,
    } as const;

    it.each([
      ['how far the price is below it', { ...similar, below: 1200 }, '$1,200 below similar listings'],
      [
        'the same of an average',
        { basis: 'average', below: 500, average: 26_490 },
        '$500 below the state average',
      ],
      ['nothing where the verdict claims nothing', { ...similar, below: null }, null],
      ['nothing without a verdict', undefined, null],
    ] as const)('%s', (_, priceVerdict, text) => {
      expect(display({ price: 25990, priceVerdict }).belowMarketText).toBe(text);
    });

    it('nothing if the dealer has switched it off', () => {
      const shown = display({ priceVerdict: { ...similar, below: 1200 } }, { belowMarket: false });
      expect(shown.belowMarketText).toBeNull();
    });

    it('no average that the verdict has not used', () => {
      expect(display({ price: 25990, stateAverageMarketPrice: 40_000 }).belowMarketText).toBeNull();
    });
  });

  it("uses the dealer's price type if the feed gives none", () => {
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
