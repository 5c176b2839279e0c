import { describe, expect, it } from 'vitest';
import { itemTypeOfBody, readItemType } from './item-type.ts';

describe('readItemType', () => {
  it.each<[string, string | null]>([
    ['Motorcycle', 'motorcycle'],
    ['Motorbike', 'motorcycle'],
    ['Truck', 'truck'],
    ['Caravan', 'caravan'],
    ['Car', 'car'],
    ['car_truck', null],
    ['CARS & TRUCKS & VANS', null],
    ['-', null],
  ])('reads %j as %j', (text, type) => {
    expect(readItemType(text).value).toBe(type);
  });
  it('follows from some bodies', () => {
    expect([itemTypeOfBody('motorhome'), itemTypeOfBody('truck'), itemTypeOfBody('ute')]).toEqual([
      'caravan',
      'truck',
      null,
    ]);
  });
});
