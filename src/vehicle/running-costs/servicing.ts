import { fill } from '../../values/fill.ts';
import { formatMeasure } from '../../values/measure.ts';
import { formatMoney } from '../../values/money.ts';
import { namedValue } from '../../values/vehicle/named-value.ts';
import { WEEKS_PER_YEAR } from '../fuel-cost/fuel-cost.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** A service at a known price, due after a time or a distance, whichever comes first. */
export interface Service {
  /** Dollars. */
  readonly price: number;
  readonly months: number;
  readonly km?: number | undefined;
}

/** The dealer's price for this make, or for the model alone (`Kia EV6`); null where none is known. */
export function serviceOf(
  { make, model, itemType }: Pick<Vehicle, 'make' | 'model' | 'itemType'>,
  services: Readonly<Record<string, Service>>,
): Service | null {
  if (itemType !== 'car') return null;
  return namedValue(services, `${make} ${model}`) ?? namedValue(services, make) ?? null;
}

/** Dollars a year. */
export function servicingPerYear({ price, months, km }: Service, kmPerWeek: number): number {
  const byDistance = km === undefined ? 0 : (kmPerWeek * WEEKS_PER_YEAR) / km;
  return price * Math.max(12 / months, byDistance);
}

/** Rounded to 50 dollars, because every part of it is an estimate. */
export function roundedTotal(dollars: number): number {
  return Math.round(dollars / 50) * 50;
}

/** `$299 every 12 months or 15,000 km`. */
export function serviceText(
  { price, months, km }: Service,
  texts: { readonly everyMonths: string; readonly everyMonthsOrKm: string },
  currency: string,
): string {
  return fill(km === undefined ? texts.everyMonths : texts.everyMonthsOrKm, {
    price: formatMoney(price, currency),
    months,
    km: km === undefined ? '' : formatMeasure(km, 'km').replace(' ', '\u00a0'),
  });
}
