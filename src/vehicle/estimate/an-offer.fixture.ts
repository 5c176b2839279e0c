import type { LenderOffer } from './lender-rule.ts';

/** A lender's offer with both rates and a weekly repayment. */
export function anOffer(changes: Partial<LenderOffer> = {}): LenderOffer {
  return {
    interestRatePercent: 8.49,
    comparisonRatePercent: 9.41,
    paymentWeek: 133.6,
    paymentMonth: null,
    deposit: null,
    termYears: null,
    termMonths: null,
    balloon: null,
    establishmentFees: null,
    totalPayable: null,
    disclaimer: null,
    ...changes,
  };
}
