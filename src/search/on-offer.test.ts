import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { isOnOffer, saving } from './on-offer.ts';

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

describe('the saving', () => {
  it.each([
    ['from the earlier price', { price: 20_000, beforePrice: 21_500.4 }, 1500],
    ['from the price to the offer', { price: 20_000, offerPrice: 18_500 }, 1500],
    ['unknown without a reduction', { price: 20_000, beforePrice: 20_000 }, null],
    ['unknown without a price', { price: null, beforePrice: 21_000 }, null],
    ['unknown once sold', { price: 20_000, beforePrice: 21_000, status: 'sold' }, null],
  ] as const)('is %s', (_, changes, expected) => {
    expect(saving(aVehicle(changes))).toBe(expected);
  });
});
