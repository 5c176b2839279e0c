import { describe, expect, it } from 'vitest';
import type { MarketCar } from '../market-car.schema.ts';
import { comparableCars, type ListedCar, marketKey, withSameBadge } from './comparable-cars.ts';

const corolla: MarketCar = {
  id: '1',
  itemType: 'car',
  carType: 'used',
  make: 'Toyota',
  model: 'Corolla',
  badge: 'ZR',
  series: 'ZWE219R',
  year: 2021,
  odometerKm: 50_000,
  isExGovernmentCharges: false,
  price: 25_990,
};

const listed = (changes: Partial<MarketCar>, dealer = 'other'): ListedCar => ({
  dealer,
  car: { ...corolla, id: 'x', odometerKm: 51_000, ...changes },
});

const isComparable = (changes: Partial<MarketCar>, own: Partial<MarketCar> = {}) =>
  comparableCars({ dealer: 'mine', car: { ...corolla, ...own } }, [listed(changes)]).length === 1;

describe('comparableCars', () => {
  it.each([
    [2018, false],
    [2019, true],
    [2023, true],
    [2024, false],
  ])('for a vehicle of 2021, one of %d: %s', (year, expected) => {
    expect(isComparable({ year })).toBe(expected);
  });

  it.each([
    [50_000, 30_000, true],
    [50_000, 29_999, false],
    [50_000, 70_000, true],
    [50_000, 70_001, false],
    // Three tenths of 100,000 km are more than 20,000 km.
    [100_000, 130_000, true],
    [100_000, 130_001, false],
    [50_000, null, false],
    [null, 50_000, false],
  ])('for a vehicle with %s km, one with %s km: %s', (own, other, expected) => {
    expect(isComparable({ odometerKm: other }, { odometerKm: own })).toBe(expected);
  });

  it.each([
    ['zwe219r', true],
    ['ZRE182R', false],
    [null, true],
  ])('for a vehicle of series ZWE219R, one of %s: %s', (series, expected) => {
    expect(isComparable({ series })).toBe(expected);
    expect(isComparable({ series: 'ZWE219R' }, { series })).toBe(expected);
  });

  it('with a drive-away price exclude those without on-road costs', () => {
    expect(isComparable({ isExGovernmentCharges: true })).toBe(false);
    expect(isComparable({ isExGovernmentCharges: true }, { isExGovernmentCharges: true })).toBe(true);
  });

  it('include new vehicles whatever their odometer reading', () => {
    expect(isComparable({ carType: 'new', odometerKm: null }, { carType: 'new', odometerKm: 12 })).toBe(true);
  });

  it("exclude the vehicle itself, but not another dealer's vehicle with the same id", () => {
    const mine = { dealer: 'mine', car: corolla };
    const others = [mine, listed({ id: '1' }), listed({ id: '2', odometerKm: 52_000 }, 'mine')];
    expect(comparableCars(mine, others).map(({ odometerKm }) => odometerKm)).toEqual([51_000, 52_000]);
  });

  it('count a vehicle that two dealers list once, and never if it is the compared one', () => {
    const mine = { dealer: 'mine', car: corolla };
    const twice = [listed({ id: 'a' }, 'north'), listed({ id: 'b', price: 24_990 }, 'south')];
    expect(comparableCars(mine, twice)).toHaveLength(1);
    expect(comparableCars(mine, [listed({ odometerKm: 50_000 })])).toEqual([]);
  });

  it('count each of several new vehicles at the same price', () => {
    const own = { dealer: 'mine', car: { ...corolla, carType: 'new', odometerKm: 5 } as const };
    const others = ['a', 'b'].map((id) => listed({ id, carType: 'new', odometerKm: 5 }));
    expect(comparableCars(own, others)).toHaveLength(2);
  });
});

describe('withSameBadge', () => {
  const badges = ['ZR', ' zr', 'ZR Hybrid', null].map((badge) => ({ ...corolla, badge }));

  it.each([
    ['ZR', ['ZR', ' zr']],
    ['ZR hybrid', ['ZR Hybrid']],
    ['SX', []],
    [null, []],
  ])('of a %s takes %j', (badge, expected) => {
    expect(withSameBadge({ ...corolla, badge }, badges).map((car) => car.badge)).toEqual(expected);
  });
});

describe('marketKey', () => {
  it.each([
    ['another spelling', { make: ' TOYOTA ', model: 'corolla' }, true],
    ['a demonstrator', { carType: 'demo' as const }, true],
    ['a new one', { carType: 'new' as const }, false],
    ['another model', { model: 'Corolla Cross' }, false],
    ['a motorcycle of that name', { itemType: 'motorcycle' as const }, false],
  ])('of a used car is also that of %s: %s', (_, changes, expected) => {
    expect(marketKey({ ...corolla, ...changes }) === marketKey(corolla)).toBe(expected);
  });
});
