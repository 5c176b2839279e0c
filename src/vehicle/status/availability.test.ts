import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { hasPage, isAvailable, isPublished, isRecentlySold, isSold } from './availability.ts';

const settings = { stockLevel: 4, recentlySoldDays: 3, timeZone: 'Australia/Brisbane' };

describe('isAvailable', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['unavailable', false],
  ] as const)(
    '"in_stock and coming_soon are available; sold and any other value are unavailable": %s',
    (status, available) => {
      expect(isAvailable(aVehicle({ status }))).toBe(available);
      expect(isAvailable(aVehicle({ status, isReserved: true }))).toBe(available);
    },
  );

  it('says "sold" only about a sold vehicle', () => {
    expect(isSold(aVehicle({ status: 'sold' }))).toBe(true);
    expect(isSold(aVehicle({ status: 'unavailable' }))).toBe(false);
  });
});

describe('isRecentlySold', () => {
  it.each([
    ['2027-03-01T10:00:00+10:00', '2027-03-04T09:59:59+10:00', true],
    ['2027-03-01T10:00:00+10:00', '2027-03-04T10:00:00+10:00', false],
    ['2027-03-01', '2027-03-03T23:59:59+10:00', true],
    ['2027-03-01', '2027-03-04T00:00:00+10:00', false],
    [null, '2027-03-01T00:00:00Z', false],
  ])('"Recently sold window: default 3 days": sold %s, read %s: %s', (soldAt, now, recent) => {
    expect(isRecentlySold(aVehicle({ status: 'sold', soldAt }), settings, new Date(now))).toBe(recent);
  });

  it("uses the site's own window", () => {
    const vehicle = aVehicle({ status: 'sold', soldAt: '2027-03-01' });
    const now = new Date('2027-03-07T12:00:00+10:00');
    expect(isRecentlySold(vehicle, { ...settings, recentlySoldDays: 7 }, now)).toBe(true);
    expect(isRecentlySold(vehicle, settings, now)).toBe(false);
  });

  it('is false for a vehicle in stock, whatever its sold date', () => {
    const vehicle = aVehicle({ status: 'in_stock', soldAt: '2027-03-01' });
    expect(isRecentlySold(vehicle, settings, new Date('2027-03-01T12:00:00Z'))).toBe(false);
  });
});

describe('isPublished', () => {
  const now = new Date('2027-03-02T00:00:00Z');

  it.each([
    ['in stock, with a price and photographs', {}, 0],
    ['without photographs', { photosCount: 0 }, 1],
    ['without a price', { price: 10 }, 2],
    ['without either', { price: null, photosCount: 0 }, 2],
    ['with a price that is hidden', { price: null, isPriceHidden: true }, 0],
    ['by subscription', { price: null, subscriptionPricePerWeek: 199 }, 0],
    ['coming soon', { status: 'coming_soon', price: null, photosCount: 0 }, 3],
    ['recently sold', { status: 'sold', soldAt: '2027-03-01' }, 4],
    ['unavailable', { status: 'unavailable' }, 14],
  ] as const)('"a numeric level 0 to 14, default 3": %s', (_case, changes, lowest) => {
    const vehicle = aVehicle(changes);
    const listedAt = Array.from({ length: 15 }, (_, stockLevel) => stockLevel).filter((stockLevel) =>
      isPublished(vehicle, { ...settings, stockLevel }, now),
    );
    expect(listedAt[0]).toBe(lowest);
    expect(listedAt).toHaveLength(15 - lowest);
  });

  it('includes by default exactly the available vehicles', () => {
    const stock = [
      aVehicle({ id: 'plain' }),
      aVehicle({ id: 'bare', price: null, photosCount: 0 }),
      aVehicle({ id: 'soon', status: 'coming_soon' }),
      aVehicle({ id: 'sold', status: 'sold', soldAt: '2027-03-01' }),
      aVehicle({ id: 'gone', status: 'unavailable' }),
    ];
    const listed = stock.filter((vehicle) => isPublished(vehicle, { ...settings, stockLevel: 3 }, now));
    expect(listed).toEqual(stock.filter(isAvailable));
  });

  it('excludes a sold vehicle at every level once its window is over', () => {
    const vehicle = aVehicle({ status: 'sold', soldAt: '2027-02-20' });
    expect(isPublished(vehicle, { ...settings, stockLevel: 14 }, now)).toBe(false);
  });
});

describe('hasPage', () => {
  const kept = { stockLevel: 3, recentlySoldDays: 3, soldPageDays: 14, timeZone: 'Australia/Brisbane' };

  it.each([
    ['in_stock', null, true],
    ['coming_soon', null, true],
    ['sold', '2027-02-18T10:00:01+10:00', true],
    ['sold', '2027-02-18T10:00:00+10:00', false],
    ['sold', null, false],
    ['unavailable', null, false],
  ] as const)('for a vehicle that is %s since %s: %s', (status, soldAt, expected) => {
    const now = new Date('2027-03-04T10:00:00+10:00');
    expect(hasPage(aVehicle({ status, soldAt }), kept, now)).toBe(expected);
  });
});
