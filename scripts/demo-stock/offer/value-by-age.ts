import type { Retention } from '../catalogue/make.schema.ts';

/** Kilometres that the middle one of all cars has run: 14,000 a year, less when it becomes the second car. */
export function expectedKilometres(ageYears: number): number {
  return 14_000 * Math.min(ageYears, 8) + 9_000 * Math.max(0, ageYears - 8);
}

/**
 * What is left of the new price after `ageYears`: a first drop on registration, then a share kept
 * each year. Set against asking prices of 2025: an eleven-year-old Corolla stands at 55 % (strong),
 * a Captiva or 3 Series at 27 % (soft).
 */
const curves: Record<Retention, { registered: number; yearly: number }> = {
  strong: { registered: 0.95, yearly: 0.953 },
  average: { registered: 0.88, yearly: 0.932 },
  soft: { registered: 0.81, yearly: 0.903 },
  electric: { registered: 0.77, yearly: 0.88 },
};

/** A running car is worth something to somebody. */
const floor = 2_490;

/** Asking price of a used vehicle before rounding; `odometerKm` null where it has no odometer. */
export function usedValue(
  newPrice: number,
  retention: Retention,
  ageYears: number,
  odometerKm: number | null,
): number {
  const { registered, yearly } = curves[retention];
  const expectedKm = expectedKilometres(ageYears);
  const wear = odometerKm === null ? 1 : 1 - (odometerKm - expectedKm) / 550_000;
  const value = newPrice * registered * yearly ** ageYears * Math.min(1.12, Math.max(0.72, wear));
  return Math.max(floor, value);
}

/**
 * The price that a dealer writes on the windscreen: the nearest that ends as he likes them to end. Below
 * 15,000 he also takes the half thousand: 12,490 beside 12,990, but never 12,388 beside 12,888.
 */
export function windscreenPrice(value: number, ending: number): number {
  const hasHalf = ending % 500 >= 490 || ending % 500 === 0;
  const step = hasHalf && (value < 15_000 || ending < 500) ? 500 : 1000;
  const tail = ending % step;
  return Math.max(0, Math.round((value - tail) / step)) * step + tail;
}
