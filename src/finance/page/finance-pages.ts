import type { Settings } from '../../tenant/settings/subjects.ts';

export const FINANCE_PATH = '/finance';

/**
 * "/finance, /finance-enquiry, /apply-for-finance, /personalised/finance" (leads and dealer §2), and "equifax
 * finance" of the gates (§6); two of them can be restricted to signed-in shoppers.
 */
export const financePaths = [
  FINANCE_PATH,
  '/finance-enquiry',
  '/personalised/finance',
  '/equifax-finance',
  '/apply-for-finance',
] as const;

/** JSON file with the texts and rules of the finance popup; one per dealer. */
export const FINANCE_POPUP_FILE = '/forms/finance.json';

/** Function that returns the popup's initial values for a query: the current vehicle and the loan. */
export const FINANCE_START_PATH = '/api/finance/form';

/**
 * Name of the dealer's content page about finance: shown below the form, or as the whole page if no lender answers
 * quotes.
 */
export const FINANCE_CONTENT = 'finance';

type Switches = {
  readonly finance: Pick<Settings['finance'], 'lender'> & {
    readonly popup: Pick<Settings['finance']['popup'], 'show'>;
  };
};

/** If no lender answers quotes, the dealer's text is shown instead. */
export function hasFinancePage({ finance }: Switches): boolean {
  return finance.lender !== null;
}

/** The dealer offers finance but no lender answers quotes, so the page is the dealer's text. */
export function hasFinanceText({
  finance,
  site,
}: Switches & { readonly site: { readonly features: { readonly finance: boolean } } }): boolean {
  return finance.lender === null && site.features.finance;
}

export function hasFinancePopup({ finance }: Switches): boolean {
  return finance.lender !== null && finance.popup.show;
}
