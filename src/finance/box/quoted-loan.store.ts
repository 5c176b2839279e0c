import { atom } from 'nanostores';
import type { CarLoan } from '../../vehicle/estimate/car-loan.ts';
import type { LenderFee } from '../../vehicle/estimate/lender-rates.ts';

export interface QuotedLoan {
  readonly loan: CarLoan;
  /** Null where the fees are those of the calculator's lender, or none. */
  readonly tableFees: readonly LenderFee[] | null;
}

/** What a lender has quoted for the vehicle of this page while it is open; null before that. */
export const $quotedLoan = atom<QuotedLoan | null>(null);
