import type { DemoVehicle } from './demo-vehicle.ts';

const termWeeks = 260;

/** Rates by age, as a bank's sheet has them: per cent a year, and the comparison rate that goes with it. */
const rateSheet = [
  { maxAgeYears: 1, ratePercent: 6.99, comparisonRatePercent: 7.86 },
  { maxAgeYears: 4, ratePercent: 7.49, comparisonRatePercent: 8.38 },
  { maxAgeYears: 7, ratePercent: 8.49, comparisonRatePercent: 9.41 },
  { maxAgeYears: 12, ratePercent: 9.99, comparisonRatePercent: 10.94 },
];

export interface FinanceQuote {
  perWeek: number;
  ratePercent: number;
  comparisonRatePercent: number;
}

/** A secured loan over five years without deposit, as an annuity; null for what the bank does not take. */
export function quoteFinance(
  vehicle: Pick<DemoVehicle, 'price' | 'ageYears' | 'status'>,
): FinanceQuote | null {
  const rates = rateSheet.find(({ maxAgeYears }) => vehicle.ageYears <= maxAgeYears);
  if (rates === undefined || vehicle.price === null || vehicle.status === 'sold') return null;
  const perWeekRate = rates.ratePercent / 100 / 52;
  const perWeek = (vehicle.price * perWeekRate) / (1 - (1 + perWeekRate) ** -termWeeks);
  const { ratePercent, comparisonRatePercent } = rates;
  return { perWeek: Math.round(perWeek * 100) / 100, ratePercent, comparisonRatePercent };
}
