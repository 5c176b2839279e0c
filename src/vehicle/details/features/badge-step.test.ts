import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { createBadgeSteps } from './badge-step.ts';

const car = (badge: string, price: number, features: string[], changes: Partial<Vehicle> = {}) =>
  aVehicle({ carType: 'new', badge, price, features, ...changes });

const basic = [car('GX', 30_000, ['Camera']), car('GX', 31_000, ['Camera', 'Tow bar'])];
const middle = [
  car('GXL', 36_000, ['Camera', 'Sunroof', 'Heated seats']),
  car('GXL', 37_000, ['Camera', 'Sunroof', 'Heated seats', 'Snorkel']),
];
const stepOf = (vehicle: Vehicle | undefined, stock: Vehicle[]) =>
  vehicle && createBadgeSteps(stock)(vehicle);

describe('what a badge adds to the one below it', () => {
  it('is what most of its cars have and most cars of the cheaper badge do not', () => {
    expect(stepOf(middle[1], [...middle, ...basic])).toEqual({
      badge: 'GXL',
      below: 'GX',
      features: ['Sunroof', 'Heated seats'],
    });
  });

  it('is compared with the next cheaper badge, not with the cheapest', () => {
    const top = [
      car('VX', 45_000, ['Camera', 'Sunroof', 'Leather']),
      car('VX', 45_000, ['Camera', 'Sunroof', 'Leather']),
    ];
    expect(stepOf(top[0], [...basic, ...top, ...middle])).toEqual({
      badge: 'VX',
      below: 'GXL',
      features: ['Leather'],
    });
  });

  it.each([
    ['the cheapest badge', basic[0], [...basic, ...middle]],
    ['a badge of which only one car is in stock', car('VX', 45_000, ['Leather']), basic],
    ['a badge above one of which only one car is in stock', middle[0], [...middle, ...basic.slice(0, 1)]],
    ['a used car', car('GXL', 36_000, ['Sunroof'], { carType: 'used' }), [...basic, ...middle]],
    ['a car without a price', car('GXL', 0, ['Sunroof'], { price: null }), [...basic, ...middle]],
    ['a car of another year', car('GXL', 36_000, ['Sunroof'], { year: 2020 }), [...basic, ...middle]],
    ['a car without a badge', aVehicle({ carType: 'new', badge: null }), [...basic, ...middle]],
    [
      'a badge that adds nothing',
      basic[1],
      [...basic, car('G', 20_000, ['Camera']), car('G', 20_000, ['Camera'])],
    ],
  ])('is nothing for %s', (_, vehicle, stock) => {
    expect(stepOf(vehicle, [...stock])).toBeNull();
  });
});
