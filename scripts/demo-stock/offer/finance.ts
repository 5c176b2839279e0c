import { annuityPayment } from '../../../src/values/finance/annuity.ts';
import { comparisonRateOf } from '../../../src/values/finance/comparison-rate.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { randomFrom } from '../random.ts';

const TERM_YEARS = 5;
const MONTHS_PER_YEAR = 12;
const WEEKS_PER_YEAR = 52;

/** A rate sheet like a bank's, by age of the car: per cent a year, with comparison rates. */
const rateSheet = [
  { maxAgeYears: 1, ratePercent: 6.99, comparisonRatePercent: 7.86 },
  { maxAgeYears: 4, ratePercent: 7.49, comparisonRatePercent: 8.38 },
  { maxAgeYears: 7, ratePercent: 8.49, comparisonRatePercent: 9.41 },
  { maxAgeYears: 12, ratePercent: 9.99, comparisonRatePercent: 10.94 },
];
const OLD_RATE_PERCENT = 12.49;

/** The loan on which comparison rates are based by law. */
const comparison = { amount: 30_000, termYears: 5 };

type Quoted = Pick<DemoVehicle, 'price' | 'ageYears' | 'status' | 'vin'>;

/** A lender whose offers are in the feed. Its fees equal those in the dealer's finance.json. */
interface DemoLender {
  readonly name: string;
  readonly feesOnce: number;
  readonly governmentFees: number;
  readonly feesPerMonth: number;
  /** Figures that some of its offers lack. */
  readonly sometimesLacks: readonly (keyof DemoOffer)[];
  /** Figures that none of its offers has. */
  readonly lacks: readonly (keyof DemoOffer)[];
  readonly hasDisclaimer: boolean;
}

const plain = { governmentFees: 0, feesPerMonth: 0, sometimesLacks: [], lacks: [], hasDisclaimer: false };

/** The keys match `lenders` in the dealers' finance.json. */
export const demoLenders = {
  house: {
    ...plain,
    name: 'house',
    feesOnce: 1_307.25,
    governmentFees: 6,
    feesPerMonth: 8,
    sometimesLacks: ['comparisonRate'],
    hasDisclaimer: true,
  },
  /** Accepts cars of any age and quotes monthly repayments only. */
  coast: { ...plain, name: 'coast', feesOnce: 450, feesPerMonth: 10, lacks: ['paymentWeek'] },
  metro: { ...plain, name: 'metro', feesOnce: 1_360.5, sometimesLacks: ['interestRate'] },
  country: { ...plain, name: 'country', feesOnce: 1_300, sometimesLacks: ['paymentWeek'] },
  yard: { ...plain, name: 'yard', feesOnce: 0, sometimesLacks: ['paymentMonth'] },
} as const satisfies Record<string, DemoLender>;

export interface FinanceQuote {
  perWeek: number;
  ratePercent: number;
  comparisonRatePercent: number;
}

/** A lender's offer as written in the feed. */
interface DemoOffer {
  interestRate: number | null;
  comparisonRate: number | null;
  paymentWeek: number | null;
  paymentMonth: number | null;
  deposit: number;
  termYears: number;
  termMonths: number;
  balloon: number;
  establishmentFees: number;
  totalPayable: number;
  disclaimer?: string;
}

/**
 * A secured loan over five years without deposit or fees, as an annuity; null for cars that are too old, sold or
 * without a price.
 */
export function quoteFinance(vehicle: Quoted): FinanceQuote | null {
  const rates = rateSheet.find(({ maxAgeYears }) => vehicle.ageYears <= maxAgeYears);
  if (rates === undefined || vehicle.price === null || vehicle.status === 'sold') return null;
  const { ratePercent, comparisonRatePercent } = rates;
  return {
    perWeek: repayment(vehicle.price, 0, ratePercent, WEEKS_PER_YEAR),
    ratePercent,
    comparisonRatePercent,
  };
}

/** The offers of these lenders for a vehicle; none if it has no price or no offers yet. */
export function offersOf(vehicle: Quoted, lenders: readonly DemoLender[]): Record<string, DemoOffer> {
  // Some used cars have only a quick quote.
  if (vehicle.price === null || isUnquoted(vehicle) || vehicle.vin.endsWith('4')) return {};
  const { price } = vehicle;
  return Object.fromEntries(lenders.map((lender) => [lender.name, offerOf({ ...vehicle, price }, lender)]));
}

/** Some cars have no quotes yet. */
export function isUnquoted({ vin }: Pick<DemoVehicle, 'vin'>): boolean {
  return vin.endsWith('7');
}

function offerOf(vehicle: Quoted & { price: number }, lender: DemoLender): DemoOffer {
  const random = randomFrom('finance', lender.name, vehicle.vin);
  const { price, ageYears } = vehicle;
  const rate = rateSheet.find(({ maxAgeYears }) => ageYears <= maxAgeYears)?.ratePercent ?? OLD_RATE_PERCENT;
  const deposit = random.chance(0.2) ? Math.round(price / 1_000) * 100 : 0;
  const balloon = random.chance(0.2) && ageYears < 4 ? Math.round(price / 500) * 100 : 0;
  const { feesOnce, feesPerMonth } = lender;
  const lent = price - deposit + feesOnce + lender.governmentFees;
  const paid = (perYear: number) =>
    inCents(repayment(lent, balloon, rate, perYear) + (feesPerMonth * MONTHS_PER_YEAR) / perYear);
  const perYear = lender.lacks.includes('paymentWeek') ? MONTHS_PER_YEAR : WEEKS_PER_YEAR;
  const offer: DemoOffer = {
    interestRate: rate,
    comparisonRate: comparisonRateOf(rate, { once: feesOnce, perMonth: feesPerMonth }, comparison),
    paymentWeek: paid(WEEKS_PER_YEAR),
    paymentMonth: paid(MONTHS_PER_YEAR),
    deposit,
    termYears: TERM_YEARS,
    termMonths: TERM_YEARS * MONTHS_PER_YEAR,
    balloon,
    establishmentFees: feesOnce,
    totalPayable: inCents(paid(perYear) * perYear * TERM_YEARS + balloon),
  };
  const lacking = random.chance(0.06) ? [...lender.lacks, ...lender.sometimesLacks] : lender.lacks;
  const gaps = Object.fromEntries(lacking.map((figure) => [figure, null]));
  return { ...offer, ...(lender.hasDisclaimer && { disclaimer: disclaimerOf(offer) }), ...gaps };
}

function disclaimerOf({ deposit, balloon, termMonths, interestRate, comparisonRate }: DemoOffer): string {
  const terms = `${deposit === 0 ? 'without' : 'with'} deposit, ${balloon === 0 ? 'without' : 'with'} balloon`;
  return `Secured loan over ${termMonths} months, ${terms}, for approved private buyers. Interest rate ${interestRate?.toFixed(2)}% p.a., comparison rate ${comparisonRate?.toFixed(2)}% p.a., based on a five-year secured loan of $30,000. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.`;
}

function repayment(lent: number, balloon: number, ratePercent: number, perYear: number): number {
  const rate = ratePercent / 100 / perYear;
  const periods = TERM_YEARS * perYear;
  return inCents(annuityPayment(lent - balloon * (1 + rate) ** -periods, rate, periods));
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
