import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';

/** A lender without fees, with the calculator limits of stock and vehicle §9, for cars up to twelve years old. */
export function aLender(changes: Partial<LenderSettings> = {}): LenderSettings {
  const dollars = { min: 0, max: 250_000, step: 0.5, default: 0 };
  return {
    name: 'A lender',
    licence: null,
    estimate: { needs: null, priceAbove: null, yearsBack: 12 },
    calculator: {
      amount: { min: 1000, max: 100_000, step: 500, default: 30_000 },
      maxPercentOfPrice: null,
      term: { min: 1, max: 7, step: 0.5, default: 5 },
      interest: { min: 0.5, max: 15, step: 0.5, default: 10 },
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
