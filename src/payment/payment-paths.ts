import type { Settings } from '../tenant/settings/subjects.ts';

/** "/online-payment" (leads and dealer §2). */
export const PAYMENT_PATH = '/online-payment';

/** Where the shopper sees how a payment stands; `?payment={token}`. */
export const PAYMENT_DONE_PATH = '/online-payment/done';

/** What functions fill in; apart, so that no host hands it out by itself under the page's own address. */
export const PAYMENT_FILE = '/forms/payment';
export const PAYMENT_DONE_FILE = '/forms/payment/done';

/** Of sessionStorage: what was typed into the form. */
export const paymentDraftKey = 'online-payment';

export function paymentDonePath(token: string): string {
  return `${PAYMENT_DONE_PATH}?${new URLSearchParams({ payment: token })}`;
}

type Switches = { readonly payment: { readonly page: Pick<Settings['payment']['page'], 'show'> } };

export function hasPaymentPage({ payment }: Switches): boolean {
  return payment.page.show;
}
