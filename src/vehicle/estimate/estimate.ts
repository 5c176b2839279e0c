import type { EstimateSettings } from '../../tenant/settings/finance/finance-estimate.schema.ts';
import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import { fill } from '../../values/fill.ts';
import { WEEKS_PER_MONTH } from '../../values/finance/finance-terms.ts';
import { formatRate } from '../../values/finance/rate.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { knownText } from '../details/specification/fact-rows.ts';
import { currentPrice } from '../price/price.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type LenderOffer, meetsRule } from './lender-rule.ts';

/** The repayment displayed with a vehicle; amounts are not rounded. */
export type FinanceEstimate = {
  /** In dollars and cents. */
  readonly weekly: number;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  /** Key of the lender in finance.json; null for a quote. */
  readonly lender: string | null;
  /** The lender's disclaimer. */
  readonly disclaimer: string | null;
};

type ShownFor = Pick<EstimateSettings, 'show' | 'hiddenMakes' | 'hiddenDealerships'>;

/** The parts of finance.json that decide about estimates. */
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

/** Whether a vehicle may show a repayment: it is in stock, and neither its make nor its dealership is excluded. */
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
 * The repayment of a vehicle: from the first lender, in the dealer's order, whose offer meets its rule, or else from
 * the feed's quote (stock and vehicle §5). Null if there is none that may legally be shown: "a repayment needs the
 * annual rate; a rate needs the comparison rate" (National Credit Code, ss 160 to 160F). `thisYear` is the year in
 * the dealer's time zone.
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

/** A quote requires a price. */
function quoteEstimate(vehicle: Financed): FinanceEstimate | null {
  const quote = vehicle.youxQuote;
  if (quote === null || currentPrice(vehicle) === null) return null;
  const { weeklyRepaymentAmount, advertisedRatePercent, comparisonRatePercent } = quote;
  const figures = wholeFigures(weeklyRepaymentAmount, advertisedRatePercent, comparisonRatePercent);
  return figures && { ...figures, lender: null, disclaimer: null };
}

/** Feeds give the week, the month, or both; "monthly equivalent is weekly times 4.33" (stock and vehicle §9). */
function weeklyPayment({ paymentWeek, paymentMonth }: LenderOffer): number {
  return paymentWeek || (paymentMonth ?? 0) / WEEKS_PER_MONTH;
}

/**
 * Null unless the repayment is at least a dollar and both rates are present; feeds use 0 for a missing comparison
 * rate.
 */
function wholeFigures(weekly: number, ratePercent: number | null, comparisonRatePercent: number | null) {
  if (ratePercent === null || comparisonRatePercent === null) return null;
  const hasComparison = comparisonRatePercent > 0 || ratePercent === 0;
  return hasComparison && Math.round(weekly) > 0 ? { weekly, ratePercent, comparisonRatePercent } : null;
}

/** `Object.hasOwn`, because names come from feeds and could be "constructor". */
function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function isNamed(names: readonly string[], name: string | null): boolean {
  const same = (other: string) => other.trim().toLowerCase() === name?.trim().toLowerCase();
  return name !== null && names.some(same);
}

/**
 * The repayment in one line of text, in whole dollars, with rate and comparison rate: `text` is `price.weekly` of
 * vehicle.json with {amount}, {rate} and {comparisonRate}. Null without an estimate.
 */
export function estimateText(
  estimate: Pick<FinanceEstimate, 'weekly' | 'ratePercent' | 'comparisonRatePercent'> | null,
  text: string,
  currency: string,
): string | null {
  return (
    estimate &&
    fill(text, {
      amount: formatWholeMoney(estimate.weekly, currency),
      rate: formatRate(estimate.ratePercent),
      comparisonRate: formatRate(estimate.comparisonRatePercent),
    })
  );
}
