import type { FinanceCalculatorSettings } from '../../tenant/settings/finance/finance-calculator.schema.ts';
import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CarLoan } from '../../vehicle/estimate/car-loan.ts';
import { currentPrice, subscriptionPrice } from '../../vehicle/price/price.ts';
import { isAvailable, isTestDriveOnly } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { vehicleHref } from '../../vehicle/vehicle-urls.ts';
import type { QuotedLoan } from '../box/quote-question.ts';
import type { Allowed } from './figures/calculator-figures.ts';

type Texts = FinanceCalculatorSettings['texts'];

/** Texts shown only outside the island: omitted from its props to keep pages small. */
type AroundTexts = 'intro' | 'pageDescription' | 'lender' | 'comparisonRates' | 'disclaimer' | 'back';

/** Everything the calculator's figures and texts depend on; the island's props. */
export type CalculatorFacts = Allowed & {
  readonly fees: LenderSettings['fees'];
  /** finance.json `comparison`. */
  readonly comparison: { readonly amount: number; readonly termYears: number };
  readonly currency: string;
  readonly texts: Omit<Texts, AroundTexts>;
  /** finance.json `texts.outOfRange`: {min} and {max}. */
  readonly outOfRange: string;
  /** finance.json `estimate.texts.reset`. */
  readonly reset: string;
  /** Link to apply for finance; null for none. */
  readonly enquireHref: string | null;
};

/**
 * The lender whose calculator is used: the one of the vehicle's estimate, or else the dealer's default; null without
 * a calculator.
 */
export function calculatorLender(
  { calculator, lenders }: Settings['finance'],
  loan: CarLoan | null,
): LenderSettings | null {
  return calculator.show ? (lenders[loan?.lender ?? calculator.lender] ?? null) : null;
}

/** Null if the dealer has no calculator. `loan` is the loan behind the vehicle's estimate. */
export function calculatorFacts(
  { finance, site }: Pick<Settings, 'finance' | 'site'>,
  vehicle: Vehicle | null,
  loan: CarLoan | null | undefined = null,
): CalculatorFacts | null {
  const lender = calculatorLender(finance, loan);
  if (lender === null) return null;
  const { enquireHref } = finance.calculator;
  const {
    intro,
    pageDescription,
    lender: _,
    comparisonRates,
    disclaimer,
    back,
    ...texts
  } = finance.calculator.texts;
  return {
    limits: loan ? limitsWith(loan, lender.calculator) : lender.calculator,
    loan,
    price: vehicle && currentPrice(vehicle),
    // If the offer's figure includes no fees, none are listed.
    fees: loan && loan.feesLent + loan.feesPerMonth === 0 ? [] : lender.fees,
    comparison: finance.comparison,
    currency: site.currency,
    texts,
    outOfRange: finance.texts.outOfRange,
    reset: finance.estimate.texts.reset,
    enquireHref: enquireHref && hrefFor(enquireHref, vehicle),
  };
}

/** The facts with the loan and fees of a quote that was received while the page is open. */
export function quotedFacts(facts: CalculatorFacts, { loan, tableFees }: QuotedLoan): CalculatorFacts {
  const isWithoutFees = loan.feesLent + loan.feesPerMonth === 0;
  const fees = tableFees ?? (isWithoutFees ? [] : facts.fees);
  return { ...facts, loan, limits: limitsWith(loan, facts.limits), fees: [...fees] };
}

/** Adds inputs for the deposit and the balloon of an offer's loan, if the lender's calculator has none. */
function limitsWith(loan: CarLoan, limits: Allowed['limits']): Allowed['limits'] {
  const offered = (dollars: number) =>
    dollars > 0 ? { min: 0, max: loan.amount, step: 0.5, default: dollars } : null;
  return {
    ...limits,
    deposit: limits.deposit ?? offered(loan.deposit),
    residual: limits.residual ?? offered(loan.residual),
  };
}

/** Without a vehicle, query parameters with vehicle placeholders are removed. */
function hrefFor(href: string, vehicle: Vehicle | null): string {
  if (vehicle !== null) return vehicleHref(href, vehicle);
  return href.replace(/[?&][\w-]+=\{\w+\}/g, (_, at: number) => (at === href.indexOf('?') ? '?' : ''));
}

/** False for vehicles that are sold, for test drives only, or rented by the week. */
export function canCalculate(vehicle: Vehicle): boolean {
  return isAvailable(vehicle) && !isTestDriveOnly(vehicle) && subscriptionPrice(vehicle) === null;
}
