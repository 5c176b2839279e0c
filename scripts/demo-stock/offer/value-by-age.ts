import type { Retention } from '../catalogue/make.schema.ts';

/** The median distance of all cars: 14,000 km a year, less in later years. */
export function expectedKilometres(ageYears: number): number {
  return 14_000 * Math.min(ageYears, 8) + 9_000 * Math.max(0, ageYears - 8);
}

/**
 * Share of the new price that remains after `ageYears`: one drop at registration, then a yearly rate. Calibrated with
 * asking prices of 2025: an eleven-year-old Corolla is at 55 % (strong), a Captiva or 3 Series at 27 % (soft).
 */
const curves: Record<Retention, { registered: number; yearly: number }> = {
  strong: { registered: 0.95, yearly: 0.953 },
  average: { registered: 0.88, yearly: 0.932 },
  soft: { registered: 0.81, yearly: 0.903 },
  electric: { registered: 0.77, yearly: 0.88 },
};

/** Lowest asking price of a car that runs. */
const FLOOR = 2_490;

/** Asking price of a used vehicle before rounding; `odometerKm` is null if it has no odometer. */
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
  return Math.max(FLOOR, value);
}

/**
 * A typical advertised price: the nearest one with the given last digits. Below 15,000 the half thousand is possible
 * as well: 12,490 besides 12,990, but not 12,388 besides 12,888.
 */
export function windscreenPrice(value: number, ending: number): number {
  const hasHalf = ending % 500 >= 490 || ending % 500 === 0;
  const step = hasHalf && (value < 15_000 || ending < 500) ? 500 : 1000;
  const tail = ending % step;
  return Math.max(0, Math.round((value - tail) / step)) * step + tail;
}
