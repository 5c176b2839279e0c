import type { FormCar } from '../../leads/about-vehicle/form-car.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { clamped, type FinanceQuery } from '../page/finance-query.ts';

/** A vehicle that is to be financed. */
export interface FinanceCar extends FormCar {
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly year: number | null;
  /** The price in dollars; null without one. */
  readonly amount: number | null;
  /** `$129/week at 7.99% p.a., 8.73% p.a. comparison rate`; null without an estimate. */
  readonly weekly: string | null;
  /** What `weekly` was worked out on, where a shopper's own deal may stand in its place; else null. */
  readonly loan: string | null;
}

/** Initial values of the form by the names of its fields, without empty ones. */
export type FinanceStart = Readonly<Record<string, string>>;

/** Sent with the fields and not shown: the vehicle, and who is to handle the application. */
export const hiddenFinanceFields = [
  ...['car_id', 'car_slug', 'vin', 'nvic', 'year', 'dealership_slug', 'car_type'],
] as const;

interface Dealer {
  readonly finance: Pick<Settings['finance'], 'purchasePrice'>;
  readonly locations: { readonly locations: readonly { readonly dealershipSlug: string | null }[] };
  readonly site: Pick<Settings['site'], 'currency'>;
}

/**
 * Initial values from the query of an address. Facts of a known vehicle replace those of the query, but a price in the
 * query replaces the vehicle's.
 */
export function financeStart(
  query: FinanceQuery,
  car: FinanceCar | null,
  { finance, locations, site }: Dealer,
): FinanceStart {
  const isKnown = locations.locations.some(({ dealershipSlug }) => dealershipSlug === query.dealership);
  const { vin, nvic, year, carType } = car ?? query;
  const price = query.price ?? clamped(car?.amount ?? null, finance.purchasePrice);
  const values = {
    car_id: car?.id,
    car_slug: car?.slug,
    ...{ vin, nvic, year, car_type: carType },
    dealership_slug: isKnown ? query.dealership : '',
    whoIsHelping: query.whoIsHelping,
    purchasePrice: price && formatWholeMoney(price, site.currency),
    loanTerm: query.termYears,
    selfAssessedCreditScore: query.creditScore,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}
