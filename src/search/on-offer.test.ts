import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.ts';
import { isOnOffer } from './on-offer.ts';

describe('isOnOffer', () => {
  it.each([
    ['no earlier price', { price: 20_000, beforePrice: null }, false],
    ['a higher earlier price', { price: 20_000, beforePrice: 21_000 }, true],
    ['the same earlier price', { price: 20_000, beforePrice: 20_000 }, false],
    ['a lower earlier price', { price: 20_000, beforePrice: 19_000 }, false],
    ['an offer below its price', { price: 20_000, offerPrice: 18_500 }, true],
    ['an offer above its price', { price: 20_000, offerPrice: 21_500 }, false],
    ['no price but an earlier one', { price: null, beforePrice: 21_000 }, false],
    ['a reduction, on its way', { price: 20_000, beforePrice: 21_000, status: 'coming_soon' }, true],
    ['a reduction, sold', { price: 20_000, beforePrice: 21_000, status: 'sold' }, false],
  ] as const)('a vehicle with %s: %o is %s', (_, changes, expected) => {
    expect(isOnOffer(aVehicle(changes))).toBe(expected);
  });
});
