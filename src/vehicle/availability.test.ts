import { describe, expect, it } from 'vitest';
import { aVehicle } from './a-vehicle.ts';
import { DEFAULT_STOCK_LEVEL, isAvailable, isPublished, isRecentlySold, isSold } from './availability.ts';

const settings = { stockLevel: 7, recentlySoldDays: 3, timeZone: 'Australia/Brisbane' };

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

  it('calls only a sold vehicle sold', () => {
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

  it('takes the site’s own window', () => {
    const vehicle = aVehicle({ status: 'sold', soldAt: '2027-03-01' });
    const now = new Date('2027-03-07T12:00:00+10:00');
    expect(isRecentlySold(vehicle, { ...settings, recentlySoldDays: 7 }, now)).toBe(true);
    expect(isRecentlySold(vehicle, settings, now)).toBe(false);
  });

  it('never calls a car in stock recently sold, whatever its sold date says', () => {
    const vehicle = aVehicle({ status: 'in_stock', soldAt: '2027-03-01' });
    expect(isRecentlySold(vehicle, settings, new Date('2027-03-01T12:00:00Z'))).toBe(false);
  });
});

describe('isPublished', () => {
  const now = new Date('2027-03-02T00:00:00Z');

  it.each([
    [3, 'in_stock', true],
    [3, 'coming_soon', true],
    [3, 'sold', false],
    [3, 'unavailable', false],
    [7, 'sold', true],
    [7, 'unavailable', false],
    [1, 'coming_soon', false],
    [2, 'in_stock', false],
    [8, 'unavailable', true],
    [0, 'in_stock', false],
    [14, 'in_stock', false],
  ] as const)(
    '"a numeric level 0 to 14, default 3": level %d and %s: %s',
    (stockLevel, status, published) => {
      const vehicle = aVehicle({ status, soldAt: '2027-03-01' });
      expect(isPublished(vehicle, { ...settings, stockLevel }, now)).toBe(published);
    },
  );

  it('shows exactly the available vehicles by default', () => {
    expect(DEFAULT_STOCK_LEVEL).toBe(3);
  });

  it('drops a sold car once its window is over', () => {
    const vehicle = aVehicle({ status: 'sold', soldAt: '2027-02-20' });
    expect(isPublished(vehicle, settings, now)).toBe(false);
  });
});
