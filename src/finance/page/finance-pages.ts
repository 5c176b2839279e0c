import type { Settings } from '../../tenant/settings/subjects.ts';

export const FINANCE_PATH = '/finance';

/**
 * "/finance, /finance-enquiry, /apply-for-finance, /personalised/finance" (leads and dealer §2), and the "equifax
 * finance" of its gates (§6): two of them may be for shoppers alone who have signed in.
 */
export const financePaths = [
  FINANCE_PATH,
  '/finance-enquiry',
  '/personalised/finance',
  '/equifax-finance',
  '/apply-for-finance',
] as const;

/** Texts and rules of the form that opens over other pages, one file for each dealer. */
export const FINANCE_POPUP_FILE = '/forms/finance.json';

/** Answers with what an address fills into that form: the vehicle as it is now, and the loan. */
export const FINANCE_START_PATH = '/api/finance/form';

/** Name of the dealer's own text on finance: below the form, or the whole page where no quotes are given. */
export const FINANCE_CONTENT = 'finance';

type Switches = {
  readonly finance: Pick<Settings['finance'], 'lender'> & {
    readonly popup: Pick<Settings['finance']['popup'], 'show'>;
  };
};

/** Without a lender who answers quotes the finance page is the dealer's text. */
export function hasFinancePage({ finance }: Switches): boolean {
  return finance.lender !== null;
}

/** The dealer offers finance, but no lender answers quotes: the page is the dealer's text. */
export function hasFinanceText({
  finance,
  site,
}: Switches & { readonly site: { readonly features: { readonly finance: boolean } } }): boolean {
  return finance.lender === null && site.features.finance;
}

export function hasFinancePopup({ finance }: Switches): boolean {
  return finance.lender !== null && finance.popup.show;
}
