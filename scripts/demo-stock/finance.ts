import type { DemoVehicle } from './demo-vehicle.ts';

const termYears = 5;

/** Rates by age, as a bank's sheet has them: per cent a year, and the comparison rate that goes with it. */
const rateSheet = [
  { maxAgeYears: 1, ratePercent: 6.99, comparisonRatePercent: 7.86 },
  { maxAgeYears: 4, ratePercent: 7.49, comparisonRatePercent: 8.38 },
  { maxAgeYears: 7, ratePercent: 8.49, comparisonRatePercent: 9.41 },
  { maxAgeYears: 12, ratePercent: 9.99, comparisonRatePercent: 10.94 },
];

export interface FinanceQuote {
  perWeek: number;
  perMonth: number;
  totalPayable: number;
  ratePercent: number;
  comparisonRatePercent: number;
}

/** A secured loan over five years without deposit, as an annuity; null for what the bank does not take. */
export function quoteFinance(
  vehicle: Pick<DemoVehicle, 'price' | 'ageYears' | 'status'>,
): FinanceQuote | null {
  const rates = rateSheet.find(({ maxAgeYears }) => vehicle.ageYears <= maxAgeYears);
  if (rates === undefined || vehicle.price === null || vehicle.status === 'sold') return null;
  const { price } = vehicle;
  const { ratePercent, comparisonRatePercent } = rates;
  const perWeek = repayment(price, ratePercent, 52);
  return {
    perWeek,
    perMonth: repayment(price, ratePercent, 12),
    totalPayable: inCents(perWeek * 52 * termYears),
    ratePercent,
    comparisonRatePercent,
  };
}

function repayment(price: number, ratePercent: number, perYear: number): number {
  const rate = ratePercent / 100 / perYear;
  return inCents((price * rate) / (1 - (1 + rate) ** -(termYears * perYear)));
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
