import type { FinanceLimits } from '#src/finance/quote.schema.ts';

/**
 * "Purchase price 10000 to 200000 … Loan term 1 to 7 years" (leads and dealer §9). These are the
 * defaults; a dealer may set others.
 */
export const documentedLimits: FinanceLimits = {
  purchasePrice: { min: 10_000, max: 200_000 },
  termYears: { min: 1, max: 7 },
  texts: { outOfRange: 'Cannot be less than {min} or more than {max}' },
};
