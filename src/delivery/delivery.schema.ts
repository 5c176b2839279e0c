import * as v from 'valibot';

/** The function that handles the form, with JavaScript and without. */
export const DELIVERY_PATH = '/api/delivery';

/** Parses a typed postcode: "required; exactly four digits" (leads and dealer §5). */
export function postcodeSchema({ empty, invalid }: { readonly empty: string; readonly invalid: string }) {
  return v.pipe(v.string(empty), v.trim(), v.nonEmpty(empty), v.regex(/^\d{4}$/, invalid));
}

const sumLine = v.object({ label: v.string(), amount: v.string() });

/** `DriveAwaySum` of drive-away/drive-away-sum.ts. */
export const driveAwaySumSchema = v.object({
  lines: v.array(sumLine),
  total: sumLine,
  note: v.nullable(v.string()),
  source: v.nullable(v.string()),
});

export const deliveryReplySchema = v.object({
  price: v.pipe(v.nullable(v.number()), v.description('Dollars; null without a price')),
  region: v.nullable(v.string()),
  message: v.string(),
  sum: v.pipe(
    v.nullable(driveAwaySumSchema),
    v.description('Price, on-road costs and delivery; null without a vehicle that has a price'),
  ),
  arrives: v.pipe(v.nullable(v.string()), v.description('When the vehicle can arrive, in words')),
});
