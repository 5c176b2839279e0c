import * as v from 'valibot';

/** The function that handles the form, with JavaScript and without. */
export const DELIVERY_PATH = '/api/delivery';

/** Parses a typed postcode: "required; exactly four digits" (leads and dealer §5). */
export function postcodeSchema({ empty, invalid }: { readonly empty: string; readonly invalid: string }) {
  return v.pipe(v.string(empty), v.trim(), v.nonEmpty(empty), v.regex(/^\d{4}$/, invalid));
}

export const deliveryReplySchema = v.object({
  price: v.pipe(v.nullable(v.number()), v.description('Dollars; null without a price')),
  region: v.nullable(v.string()),
  message: v.string(),
});
