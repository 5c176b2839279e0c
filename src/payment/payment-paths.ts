import type { Settings } from '../tenant/settings/subjects.ts';

/** "/online-payment" (leads and dealer §2). */
export const PAYMENT_PATH = '/online-payment';

/** Page with the status of a payment; `?payment={token}`. */
export const PAYMENT_DONE_PATH = '/online-payment/done';

/** The function that handles the form, with JavaScript and without. */
export const PAYMENTS_PATH = '/api/payments';

/** Id of the form and key of its draft. */
export const PAYMENT_FORM = 'online-payment';

export function paymentDonePath(token: string): string {
  return `${PAYMENT_DONE_PATH}?${new URLSearchParams({ payment: token })}`;
}

type Switches = { readonly payment: { readonly page: Pick<Settings['payment']['page'], 'show'> } };

export function hasPaymentPage({ payment }: Switches): boolean {
  return payment.page.show;
}
