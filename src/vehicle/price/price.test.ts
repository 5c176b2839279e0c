import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { askingPrice } from './asking-price.ts';
import { currentPrice, isPriced, subscriptionPrice, wasPrice } from './price.ts';

describe('prices', () => {
  it.each([
    [25990, null, 25990, null, true],
    [10, null, null, null, false],
    [10.01, null, 10.01, null, true],
    [null, 199, null, 199, true],
    [10, 199, null, 199, true],
    [25990, 199, 25990, null, true],
    [null, 0, null, null, false],
  ])(
    '"a price of 10 or less counts as no price": price %s, weekly %s',
    (price, weekly, current, perWeek, priced) => {
      const vehicle = aVehicle({ price, subscriptionPricePerWeek: weekly });
      expect(currentPrice(vehicle)).toBe(current);
      expect(subscriptionPrice(vehicle)).toBe(perWeek);
      expect(isPriced(vehicle)).toBe(priced);
    },
  );

  it.each([
    [25990, 23990, null, 25990],
    [25990, null, 27990, 27990],
    [25990, 23990, 27990, 25990],
    [25990, null, 25990, null],
    [25990, null, null, null],
    [null, 23990, null, null],
    [null, null, 27990, null],
  ])(
    '"a was-price shows only when higher than the current price": price %s, offer %s, before %s',
    (price, offerPrice, beforePrice, was) => {
      expect(wasPrice(aVehicle({ price, offerPrice, beforePrice }))).toBe(was);
    },
  );

  it('is asked only for a vehicle that is for sale', () => {
    const of = (changes: Parameters<typeof aVehicle>[0]) =>
      askingPrice(aVehicle({ price: 25990, ...changes }));
    expect([of({}), of({ status: 'coming_soon' }), of({ status: 'sold' }), of({ price: 10 })]).toEqual([
      ...[25990, 25990, null, null],
    ]);
  });
});
