import type { Settings } from '../../tenant/settings/subjects.ts';

export const FINANCE_PATH = '/finance';

/**
 * Paths of the finance page: "/finance, /apply-for-finance, /finance-enquiry, /personalised/finance" (leads
 * and dealer §2), and "equifax finance" (§6). Two of them can be restricted to signed-in shoppers.
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

/** Whether a lender answers quotes; otherwise the page at these paths is the dealer's text. */
export function hasFinancePage({ finance }: Switches): boolean {
  return finance.lender !== null;
}

/** Whether the dealer offers finance but no lender answers quotes, so that the page is the dealer's text. */
export function hasFinanceText({
  finance,
  site,
}: Switches & { readonly site: { readonly features: { readonly finance: boolean } } }): boolean {
  return finance.lender === null && site.features.finance;
}

export function hasFinancePopup({ finance }: Switches): boolean {
  return finance.lender !== null && finance.popup.show;
}
