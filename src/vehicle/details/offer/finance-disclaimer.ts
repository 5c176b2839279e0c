import type { FinanceEstimate } from '../../estimate/estimate.ts';
import { type FoldedText, foldText } from '../folding/folded-text.ts';

/** Settings in `financeDisclaimer` of vehicle.json. */
export type FinanceDisclaimerSettings = {
  readonly show: boolean;
  readonly isCut: boolean;
  readonly characters: number;
};

/** The beginning of the legally prescribed warning in a lender's text. */
const PRESCRIBED_WARNING = 'this comparison rate is true only for the examples given';

/**
 * The lender's disclaimer, "cut at 197 characters on some sites until expanded" (stock and vehicle §9); null if there
 * is none. If it is cut, the comparison rate warning must come before it, because by law the warning must always be
 * visible.
 */
export function financeDisclaimer(
  estimate: Pick<FinanceEstimate, 'disclaimer'> | null,
  { show, isCut, characters }: FinanceDisclaimerSettings,
): FoldedText | null {
  const text = show ? (estimate?.disclaimer ?? null) : null;
  if (text === null) return null;
  return isCut ? foldText([text], characters) : { shown: [text], cut: null, rest: [] };
}

/** Whether the visible part contains the comparison rate warning. */
export function warnsOfRates({ shown }: FoldedText): boolean {
  return shown.some((text) => text.toLowerCase().includes(PRESCRIBED_WARNING));
}
