import type { FinanceCalculatorSettings } from '../../tenant/settings/finance-calculator.schema.ts';
import type { LenderSettings } from '../../tenant/settings/finance-lenders.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { isTestDriveOnly } from '../../vehicle/actions.ts';
import { isAvailable } from '../../vehicle/availability.ts';
import { currentPrice, subscriptionPrice } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { vehicleHref } from '../../vehicle/vehicle-urls.ts';
import type { Allowed } from './calculator-figures.ts';

type Texts = FinanceCalculatorSettings['texts'];

/** Texts of the page around the calculator, which every page would otherwise carry for the island. */
type AroundTexts = 'intro' | 'pageDescription' | 'lender' | 'comparisonRates' | 'disclaimer' | 'back';

/** All that the figures of a calculator and their words depend on, as JSON. */
export type CalculatorFacts = Allowed & {
  readonly fees: LenderSettings['fees'];
  /** finance.json `comparison`. */
  readonly comparison: { readonly amount: number; readonly termYears: number };
  readonly currency: string;
  readonly texts: Omit<Texts, AroundTexts>;
  /** finance.json `texts.outOfRange`: {min} and {max}. */
  readonly outOfRange: string;
  /** Where a shopper applies; null: nowhere. */
  readonly enquireHref: string | null;
};

/** The lender whose calculator it is; null where the dealer has none. */
export function calculatorLender({ calculator, lenders }: Settings['finance']): LenderSettings | null {
  return calculator.show ? (lenders[calculator.lender] ?? null) : null;
}

/** Null where the dealer has no calculator. */
export function calculatorFacts(
  { finance, site }: Pick<Settings, 'finance' | 'site'>,
  vehicle: Vehicle | null,
): CalculatorFacts | null {
  const lender = calculatorLender(finance);
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
    limits: lender.calculator,
    price: vehicle && currentPrice(vehicle),
    fees: lender.fees,
    comparison: finance.comparison,
    currency: site.currency,
    texts,
    outOfRange: finance.texts.outOfRange,
    enquireHref: enquireHref && hrefFor(enquireHref, vehicle),
  };
}

/** Without a vehicle the parameters that would name it are left out. */
function hrefFor(href: string, vehicle: Vehicle | null): string {
  if (vehicle !== null) return vehicleHref(href, vehicle);
  return href.replace(/[?&][\w-]+=\{\w+\}/g, (_, at: number) => (at === href.indexOf('?') ? '?' : ''));
}

/** Whether a loan for it can be worked out: not for what is gone, only driven or let by the week. */
export function canCalculate(vehicle: Vehicle): boolean {
  return isAvailable(vehicle) && !isTestDriveOnly(vehicle) && subscriptionPrice(vehicle) === null;
}
