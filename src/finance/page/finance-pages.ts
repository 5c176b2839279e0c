import type { Settings } from '../../tenant/settings/subjects.ts';

export const FINANCE_PATH = '/finance';

/** "/finance, /finance-enquiry, /apply-for-finance, /personalised/finance" (leads and dealer §2). */
export const financePaths = [
  FINANCE_PATH,
  '/finance-enquiry',
  '/apply-for-finance',
  '/personalised/finance',
] as const;

/** The form that opens over other pages, built once. */
export const FINANCE_POPUP_PATH = '/forms/finance';

/** Content of the dealer that stands on the page of finance, or is the page where no quotes are given. */
export const FINANCE_CONTENT = 'finance';

type Switches = {
  readonly finance: Pick<Settings['finance'], 'lender'> & {
    readonly popup: Pick<Settings['finance']['popup'], 'show'>;
  };
};

/** Without somebody who answers quotes the page of finance is one of text. */
export function hasFinancePage({ finance }: Switches): boolean {
  return finance.lender !== null;
}

export function hasFinancePopup({ finance }: Switches): boolean {
  return finance.lender !== null && finance.popup.show;
}
