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

/** What the form that opens over other pages says, built once for a dealer. */
export const FINANCE_POPUP_FILE = '/forms/finance.json';

/** What an address fills into that form, such as its vehicle as it stands now. */
export const FINANCE_START_PATH = '/api/finance/form';

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

/** The dealer's own words about finance are a page by themselves: nobody answers quotes, but finance there is. */
export function hasFinanceText({
  finance,
  site,
}: Switches & { readonly site: { readonly features: { readonly finance: boolean } } }): boolean {
  return finance.lender === null && site.features.finance;
}

export function hasFinancePopup({ finance }: Switches): boolean {
  return finance.lender !== null && finance.popup.show;
}
