import type { FinanceSettings } from '../../tenant/settings/finance/finance.schema.ts';
import { type CreditScore, creditScores } from '../../values/finance/finance-terms.ts';
import { typedLine } from '../../values/input/typed-text.ts';
import { type CarType, carTypes } from '../../values/vehicle/vehicle-terms.ts';

/** The parsed query of a finance page; `''` and null for missing or invalid parameters. */
export interface FinanceQuery {
  /** Id of a vehicle, or the slug of its page. */
  readonly carId: string;
  readonly vin: string;
  readonly nvic: string;
  readonly year: number | null;
  /** Slug of a dealership; not checked for existence. */
  readonly dealership: string;
  readonly carType: CarType | null;
  /** In dollars, clamped to the dealer's limits. */
  readonly price: number | null;
  /** In steps of half a year, clamped to the dealer's terms. */
  readonly termYears: number | null;
  readonly creditScore: CreditScore | null;
  readonly whoIsHelping: string;
}

type Limits = Pick<FinanceSettings, 'purchasePrice' | 'termYears'>;
type Range = { readonly min: number; readonly max: number };

/** "Query parameters: car_id, vin, nvic, year, preferredDealership, car_type, …" (leads and dealer §2). */
export const financeQueryNames = [
  ...['car_id', 'vin', 'nvic', 'year', 'preferredDealership', 'car_type', 'vehiclePriceBudget', 'price'],
  ...['loanTerm', 'selfAssessedCreditScore', 'credit_score', 'whoIsHelping'],
] as const;

const LONGEST_NAME = 200;
const LONGEST_HELPER = 100;

/** Parses a query: invalid values are ignored, values out of range are clamped. */
export function readFinanceQuery(query: URLSearchParams, { purchasePrice, termYears }: Limits): FinanceQuery {
  const param = (name: (typeof financeQueryNames)[number]) => typedLine(query.get(name) ?? '');
  const matching = (name: 'vin' | 'nvic', pattern: RegExp) => {
    const text = param(name).toUpperCase();
    return pattern.test(text) ? text : '';
  };
  const carId = param('car_id');
  const dealership = param('preferredDealership');
  return {
    carId: carId.length <= LONGEST_NAME ? carId : '',
    // A VIN has no I, O or Q (ISO 3779).
    vin: matching('vin', /^[A-HJ-NPR-Z0-9]{17}$/),
    nvic: matching('nvic', /^[A-Z0-9]{3,10}$/),
    year: yearOf(param('year')),
    dealership: /^[a-z0-9-]{1,100}$/.test(dealership) ? dealership : '',
    carType: carTypes.find((type) => type === param('car_type').toLowerCase()) ?? null,
    price: clamped(dollarsOf(param('vehiclePriceBudget')) ?? dollarsOf(param('price')), purchasePrice),
    termYears: clamped(halvesOf(param('loanTerm')), termYears),
    creditScore: scoreOf(param('selfAssessedCreditScore')) ?? scoreOf(param('credit_score')),
    whoIsHelping: param('whoIsHelping').slice(0, LONGEST_HELPER).trim(),
  };
}

/** Clamps a value; null stays null. */
export function clamped(value: number | null, { min, max }: Range): number | null {
  return value === null ? null : Math.min(Math.max(value, min), max);
}

function yearOf(text: string): number | null {
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : null;
}

/** Parses `25990`, `25,990` and `$25,990.00` to whole dollars. */
function dollarsOf(text: string): number | null {
  const [, digits = ''] = /^\$? ?(\d[\d,]{0,11})(?:\.\d{1,2})?$/.exec(text) ?? [];
  const dollars = Number(digits.replaceAll(',', ''));
  return dollars > 0 ? dollars : null;
}

function halvesOf(text: string): number | null {
  const years = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return years > 0 ? Math.round(years * 2) / 2 : null;
}

function scoreOf(text: string): CreditScore | null {
  return creditScores.find((score) => score === text.toUpperCase()) ?? null;
}
