import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { hasPage, isPublished } from '../../vehicle/status/availability.ts';
import { nextExpiry } from './next-expiry.ts';

const settings = { stockLevel: 14, recentlySoldDays: 3, soldPageDays: 10, timeZone: 'Australia/Perth' };
const sold = aVehicle({ status: 'sold', soldAt: '2026-11-10T10:00:00+08:00' });
const until = (text: string, stock = { vehicles: [sold], departed: [] as { leftAt: string }[] }) => {
  const departed = stock.departed.map((car) => ({ slug: 'gone', make: 'Kia', model: 'Rio', ...car }));
  return nextExpiry({ ...stock, departed }, settings, Date.parse(text));
};

describe('the next moment at which the same stock gives another site', () => {
  it.each([
    ['2026-11-10T11:00:00+08:00', '2026-11-13T10:00:00+08:00'],
    ['2026-11-13T10:00:00+08:00', '2026-11-20T10:00:00+08:00'],
  ])('at %s is %s, when listings and pages change', (now, next) => {
    const at = until(now);
    expect(at).toBe(Date.parse(next));
    const shown = (ms: number) =>
      [isPublished, hasPage].map((isShown) => isShown(sold, settings, new Date(ms)));
    expect(shown(at)).not.toEqual(shown(at - 1));
    expect(shown(at - 1)).toEqual(shown(Date.parse(now)));
  });

  it('is when the redirect of a removed vehicle expires', () => {
    const departed = [{ leftAt: '2026-01-01T00:00:00Z' }];
    expect(until('2026-11-20T00:00:00Z', { vehicles: [], departed })).toBe(
      Date.parse('2027-02-05T00:00:00Z'),
    );
  });

  it('is never, if nothing was sold', () => {
    expect(until('2026-11-20T00:00:00Z', { vehicles: [aVehicle({})], departed: [] })).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});
