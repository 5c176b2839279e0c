import type { EstimateSettings } from '../../tenant/settings/finance/finance-estimate.schema.ts';
import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import { WEEKS_PER_MONTH } from '../../values/finance-terms.ts';
import { knownText } from '../details/known-rows.ts';
import { currentPrice } from '../price/price.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type LenderOffer, meetsRule } from './lender-rule.ts';

/** What a repayment beside a vehicle says; money is not rounded. */
export type FinanceEstimate = {
  /** Dollars, with cents. */
  readonly weekly: number;
  /** Percent a year. */
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  /** Whose offer it is, by the name in finance.json `lenders`; null for a quote. */
  readonly lender: string | null;
  /** What the lender wants said beside it. */
  readonly disclaimer: string | null;
};

type ShownFor = Pick<EstimateSettings, 'show' | 'hiddenMakes' | 'hiddenDealerships'>;

/** As much of finance.json as decides on estimates. */
export type EstimateRules = {
  readonly estimate: ShownFor & Pick<EstimateSettings, 'lenders'>;
  readonly lenders: Readonly<Record<string, Pick<LenderSettings, 'estimate' | 'disclaimer'>>>;
};

type Financed = Pick<
  Vehicle,
  | 'year'
  | 'make'
  | 'status'
  | 'price'
  | 'offerPrice'
  | 'locationId'
  | 'dealershipName'
  | 'youxQuote'
  | 'financeLenders'
>;

/** Whether a vehicle may show a repayment at all: in stock, and neither its make nor its dealership left out. */
export function mayShowEstimate(
  vehicle: Pick<Vehicle, 'status' | 'make' | 'locationId' | 'dealershipName'>,
  { show, hiddenMakes, hiddenDealerships }: ShownFor,
): boolean {
  const isHidden =
    isNamed(hiddenMakes, vehicle.make) ||
    isNamed(hiddenDealerships, vehicle.locationId) ||
    isNamed(hiddenDealerships, vehicle.dealershipName);
  return show && vehicle.status === 'in_stock' && !isHidden;
}

/**
 * The repayment beside a vehicle: of the first lender in the dealer's order that made an offer which meets its
 * rule, else of the feed's quote (stock and vehicle §5). Null where there is none, or none that the law allows
 * to be shown: "a repayment needs the annual rate; a rate needs the comparison rate" (National Credit Code,
 * ss 160 to 160F). `thisYear` is that of the dealer's calendar.
 */
export function financeEstimate(
  vehicle: Financed,
  settings: EstimateRules,
  thisYear: number,
): FinanceEstimate | null {
  if (!mayShowEstimate(vehicle, settings.estimate)) return null;
  for (const name of settings.estimate.lenders) {
    const estimate = lenderEstimate(vehicle, name, settings.lenders, thisYear);
    if (estimate !== null) return estimate;
  }
  return quoteEstimate(vehicle);
}

function lenderEstimate(
  vehicle: Financed,
  name: string,
  lenders: EstimateRules['lenders'],
  thisYear: number,
): FinanceEstimate | null {
  const offer = ownValue(vehicle.financeLenders, name);
  const lender = ownValue(lenders, name);
  if (offer === undefined || lender === undefined) return null;
  if (!meetsRule(vehicle, offer, lender.estimate, thisYear)) return null;
  const { interestRatePercent, comparisonRatePercent } = offer;
  const figures = wholeFigures(weeklyPayment(offer), interestRatePercent, comparisonRatePercent);
  const disclaimer = knownText(offer.disclaimer) ?? lender.disclaimer;
  return figures && { ...figures, lender: name, disclaimer };
}

/** A quote is for a price: where none is asked there is nothing to repay. */
function quoteEstimate(vehicle: Financed): FinanceEstimate | null {
  const quote = vehicle.youxQuote;
  if (quote === null || currentPrice(vehicle) === null) return null;
  const { weeklyRepaymentAmount, advertisedRatePercent, comparisonRatePercent } = quote;
  const figures = wholeFigures(weeklyRepaymentAmount, advertisedRatePercent, comparisonRatePercent);
  return figures && { ...figures, lender: null, disclaimer: null };
}

/** Feeds give the week, the month, or both; "monthly equivalent is weekly times 4.33" (§9). */
function weeklyPayment({ paymentWeek, paymentMonth }: LenderOffer): number {
  return paymentWeek || (paymentMonth ?? 0) / WEEKS_PER_MONTH;
}

/** Null unless there is a repayment of a dollar and both rates; 0 beside a real rate is how feeds write none. */
function wholeFigures(weekly: number, ratePercent: number | null, comparisonRatePercent: number | null) {
  if (ratePercent === null || comparisonRatePercent === null) return null;
  const hasComparison = comparisonRatePercent > 0 || ratePercent === 0;
  return hasComparison && Math.round(weekly) > 0 ? { weekly, ratePercent, comparisonRatePercent } : null;
}

/** Names of a feed are foreign: "constructor" is none of ours. */
function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function isNamed(names: readonly string[], name: string | null): boolean {
  const same = (other: string) => other.trim().toLowerCase() === name?.trim().toLowerCase();
  return name !== null && names.some(same);
}
