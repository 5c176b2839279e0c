/**
 * Prefix of the reference that the provider returns with every event of a payment made on
 * `/online-payment`.
 */
const prefix = 'online-payment:';

export function referenceOf({ id }: { readonly id: string }): string {
  return `${prefix}${id}`;
}

/** The id of the payment; null for payments made elsewhere on the site. */
export function paymentIdOf(reference: string): string | null {
  return reference.startsWith(prefix) ? reference.slice(prefix.length) : null;
}
