import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';

/** A lender without fees, with the calculator limits of stock and vehicle §9, for cars up to twelve years old. */
export function aLender(changes: Partial<LenderSettings> = {}): LenderSettings {
  const dollars = { least: 0, most: 250_000, step: 0.5, default: 0 };
  return {
    name: 'A lender',
    licence: null,
    estimate: { needs: null, priceAbove: null, yearsBack: 12 },
    calculator: {
      amount: { least: 1000, most: 100_000, step: 500, default: 30_000 },
      mostPercentOfPrice: null,
      term: { least: 1, most: 7, step: 0.5, default: 5 },
      interest: { least: 0.5, most: 15, step: 0.5, default: 10 },
      deposit: dollars,
      residual: dollars,
      frequencies: ['weekly', 'fortnightly', 'monthly'],
      enquireUpTo: 25,
    },
    fees: [],
    comparisonRates: null,
    disclaimer: null,
    ...changes,
  };
}
