import type { FormCar } from '../../leads/about-vehicle/form-car.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { clamped, type FinanceQuery } from '../page/finance-query.ts';

/** A vehicle to be financed. */
export interface FinanceCar extends FormCar {
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly year: number | null;
  /** The price in dollars; null without one. */
  readonly amount: number | null;
  /** `$129/week at 7.99% p.a., 8.73% p.a. comparison rate`; null without an estimate. */
  readonly weekly: string | null;
  /** The loan behind `weekly`, if the shopper's own deal may replace the figure; otherwise null. */
  readonly loan: string | null;
}

/** Initial values by field name; empty ones are omitted. */
export type FinanceStart = Readonly<Record<string, string>>;

/** Hidden fields: the vehicle, and the dealership that handles the application. */
export const hiddenFinanceFields = [
  ...['car_id', 'car_slug', 'vin', 'nvic', 'year', 'dealership_slug', 'car_type'],
] as const;

interface Dealer {
  readonly finance: Pick<Settings['finance'], 'purchasePrice'>;
  readonly locations: { readonly locations: readonly { readonly dealershipSlug: string | null }[] };
  readonly site: Pick<Settings['site'], 'currency'>;
}

/** Initial values from a query. Data of a known vehicle replaces that of the query, except for the price. */
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
