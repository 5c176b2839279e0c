import type { FinanceEstimate } from '../estimate/estimate.ts';
import { type FoldedText, foldText } from './folded-text.ts';

/** vehicle.json `financeDisclaimer`. */
export type FinanceDisclaimerSettings = {
  readonly show: boolean;
  readonly isCut: boolean;
  readonly characters: number;
};

/** So the prescribed warning begins in every lender's text. */
const PRESCRIBED_WARNING = 'this comparison rate is true only for the examples given';

/**
 * What the lender wants said beside its estimate, "cut at 197 characters on some sites until expanded" (stock
 * and vehicle §9); null where it says nothing. A cut text needs the comparison rate warning before it: the law
 * wants that one always visible.
 */
export function financeDisclaimer(
  estimate: Pick<FinanceEstimate, 'disclaimer'> | null,
  { show, isCut, characters }: FinanceDisclaimerSettings,
): FoldedText | null {
  const text = show ? (estimate?.disclaimer ?? null) : null;
  if (text === null) return null;
  return isCut ? foldText([text], characters) : { shown: [text], cut: null, rest: [] };
}

/** Whether what is shown of a disclaimer, before any cut, carries the comparison rate warning itself. */
export function warnsOfRates({ shown }: FoldedText): boolean {
  return shown.some((text) => text.toLowerCase().includes(PRESCRIBED_WARNING));
}
