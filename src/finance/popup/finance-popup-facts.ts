import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import {
  type FinanceFormDealer,
  type FinanceFormFacts,
  financeFormFacts,
} from '../form/finance-form-facts.ts';

type Tabs = Settings['finance']['popup']['tabs'];

/** The content of `/forms/finance.json`. */
export interface FinancePopupFacts
  extends Pick<Settings['finance']['popup'], 'heading' | 'text' | 'close' | 'progress' | 'done'> {
  readonly form: FinanceFormFacts;
  /** "Four tabs: Quick Estimate, Your Details, Instant pre-approval, Apply to lender" (leads and dealer §2). */
  readonly tabs: readonly [Tabs['estimate'], Tabs['details'], Tabs['approval'], Tabs['apply']];
  /** Text for a vehicle that cannot be financed any more. */
  readonly gone: string;
}

export function financePopupFacts(dealer: FinanceFormDealer): FinancePopupFacts {
  const { words, settings } = dealer;
  const { popup, page } = settings.finance;
  const { tabs, close, progress, done } = popup;
  return {
    ...{ close, progress, done },
    form: financeFormFacts(dealer),
    heading: fill(popup.heading, words),
    text: fill(popup.text, words),
    tabs: [tabs.estimate, tabs.details, tabs.approval, tabs.apply],
    gone: fill(page.car.gone, words),
  };
}
