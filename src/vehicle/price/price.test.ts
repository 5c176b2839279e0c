import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.ts';
import { currentPrice, isPriced, subscriptionPrice } from './price.ts';

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
});
