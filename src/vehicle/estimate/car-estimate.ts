import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import type { ComparisonExample } from '../../values/finance/comparison-rate.ts';
import { currentPrice } from '../price/price.ts';
import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import {
  type CarLoan,
  dealLoan,
  explainedLoan,
  loanAttribute,
  loanLimits,
  maxLoan,
  noFees,
  weekOfLoan,
} from './car-loan.ts';
import { type EstimateRules, type FinanceEstimate, financeEstimate } from './estimate.ts';
import { feesCharged, lenderComparisonRate } from './lender-rates.ts';
import type { LenderOffer } from './lender-rule.ts';

type Lender = Pick<LenderSettings, 'estimate' | 'disclaimer' | 'calculator' | 'fees'>;

/** The parts of finance.json from which a car's weekly repayment is calculated. */
export type CarLoanRules = Pick<EstimateRules, 'estimate'> & {
  readonly calculator: { readonly lender: string };
  readonly lenders: Readonly<Record<string, Lender>>;
  readonly comparison: ComparisonExample;
};

export type CarEstimate = FinanceEstimate & {
  /** The loan behind `weekly`; null for a car without a price, for which only the lender's own figure is known. */
  readonly loan: CarLoan | null;
};

type Financed = Parameters<typeof financeEstimate>[0];

/** "Default quote term 5 years" (stock and vehicle §9). */
export const QUOTE_TERM_YEARS = 5;
const MONTHS_PER_YEAR = 12;

/**
 * The weekly repayment of a car, the same on every page. The feed decides whether there is one and at which rates;
 * the amount is calculated from the terms stated in the offer, including the lender's fees if the offer's figure
 * includes them, so that it equals the calculator's result. A figure from the feed that does not follow from its
 * stated terms is not shown, because no page could explain it.
 */
export function carEstimate(vehicle: Financed, rules: CarLoanRules, thisYear: number): CarEstimate | null {
  const estimate = financeEstimate(vehicle, rules, thisYear);
  if (estimate === null) return null;
  const name = estimate.lender ?? rules.calculator.lender;
  const lender = lenderNamed(name, rules);
  const price = currentPrice(vehicle);
  if (lender === null || price === null) return { ...estimate, loan: null };
  const { ratePercent, comparisonRatePercent } = estimate;
  const offer = estimate.lender === null ? null : (vehicle.financeLenders[name] ?? null);
  const loan: CarLoan = {
    ...{ amount: amountFor(price, lender), ratePercent, comparisonRatePercent, lender: name },
    ...statedTerms(offer, lender),
    ...fees(lender),
  };
  const limits = loanLimits(lender.calculator);
  const shown = explainedLoan(loan, { weekly: estimate.weekly, limits, others: [noFees] });
  return { ...estimate, weekly: weekOfLoan(dealLoan(shown, limits)), loan: shown };
}

/** The loan to request a live quote for; its rates are unknown until the reply. Null without a price. */
export function quotableLoan(
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offerPrice'>,
  rules: CarLoanRules,
): CarLoan | null {
  const standard = standardLoan(vehicle, rules);
  return standard && { ...standard, deposit: 0, residual: 0, termYears: QUOTE_TERM_YEARS };
}

/** The calculator's initial loan, for a car without an offer; null without a price. */
export function standardLoan(
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offerPrice'>,
  rules: CarLoanRules,
): CarLoan | null {
  const name = rules.calculator.lender;
  const lender = lenderNamed(name, rules);
  const price = isAvailable(vehicle) ? currentPrice(vehicle) : null;
  if (lender === null || price === null) return null;
  const { interest, deposit, residual, term } = lender.calculator;
  return {
    amount: amountFor(price, lender),
    ratePercent: interest.default,
    comparisonRatePercent: lenderComparisonRate(interest.default, lender.fees, rules.comparison),
    deposit: deposit?.default ?? 0,
    residual: residual?.default ?? 0,
    termYears: term.default,
    ...fees(lender),
    lender: name,
  };
}

/**
 * Attribute with the loan from which a script recalculates the repayment for the shopper's own deal: the loan of the
 * estimate, or, if the dealer sets `offersDeal`, the calculator's initial loan. Null when the car shows no repayment.
 */
export function shownLoan(
  vehicle: Parameters<typeof standardLoan>[0],
  estimate: CarEstimate | null,
  rules: CarLoanRules,
  offersDeal: boolean,
): string | null {
  const standard = estimate === null && offersDeal ? standardLoan(vehicle, rules) : null;
  const loan = estimate?.loan ?? standard;
  return loan && loanAttribute(loan);
}

/** `Object.hasOwn`, because names come from feeds and could be "constructor". */
function lenderNamed(name: string, { lenders }: CarLoanRules): Lender | null {
  return (Object.hasOwn(lenders, name) ? lenders[name] : null) ?? null;
}

function amountFor(price: number, { calculator }: Lender): number {
  return Math.max(calculator.amount.min, Math.min(price, maxLoan(calculator, price)));
}

function fees({ fees: charged }: Lender) {
  return { feesLent: feesCharged(charged, 'once'), feesPerMonth: feesCharged(charged, 'month') };
}

/**
 * The offer's stated terms; missing ones are zero, the term defaults to the lender's calculator. A quote states none.
 */
function statedTerms(offer: LenderOffer | null, { calculator }: Lender) {
  const { termYears, termMonths } = offer ?? {};
  const usual = offer === null ? QUOTE_TERM_YEARS : calculator.term.default;
  return {
    deposit: offer?.deposit ?? 0,
    residual: offer?.balloon ?? 0,
    termYears: termYears || (termMonths ?? 0) / MONTHS_PER_YEAR || usual,
  };
}
