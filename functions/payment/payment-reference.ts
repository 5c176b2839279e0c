/**
 * Prefix of the reference that the provider returns with every event of a payment made on
 * `/online-payment`.
 */
const PREFIX = 'online-payment:';

export function referenceOf({ id }: { readonly id: string }): string {
  return `${PREFIX}${id}`;
}

/** The id of the payment; null for payments made elsewhere on the site. */
export function paymentIdOf(reference: string): string | null {
  return reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : null;
}
