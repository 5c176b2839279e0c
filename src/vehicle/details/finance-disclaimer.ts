import { type ActionSetting, canFinance } from '../actions.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type FoldedText, foldText } from './folded-text.ts';
import { knownText } from './known-rows.ts';

/** vehicle.json `financeDisclaimer`. */
export type FinanceDisclaimerSettings = {
  readonly show: boolean;
  readonly isCut: boolean;
  readonly characters: number;
};

/** So the prescribed warning begins in every lender's text. */
const PRESCRIBED_WARNING = 'this comparison rate is true only for the examples given';

/**
 * What the lender says under its offer for this vehicle, "cut at 197 characters on some sites until
 * expanded" (stock and vehicle §9); null where there is no offer. A cut text needs the comparison rate
 * warning before it: the law wants that one always visible.
 */
export function financeDisclaimer(
  vehicle: Vehicle,
  { show, isCut, characters }: FinanceDisclaimerSettings,
  card: { readonly finance: ActionSetting },
): FoldedText | null {
  if (!show || !canFinance(vehicle, card)) return null;
  const texts = Object.values(vehicle.financeLenders).map(({ disclaimer }) => knownText(disclaimer));
  const text = texts.find((other) => other !== null);
  if (text === undefined || text === null) return null;
  return isCut ? foldText([text], characters) : { shown: [text], cut: null, rest: [] };
}

/** Whether what is shown of a disclaimer, before any cut, carries the comparison rate warning itself. */
export function warnsOfRates({ shown }: FoldedText): boolean {
  return shown.some((text) => text.toLowerCase().includes(PRESCRIBED_WARNING));
}
