import * as v from 'valibot';
import { fill } from '../values/fill.ts';
import { formatMoney } from '../values/money.ts';
import { postcodeSchema } from './delivery.schema.ts';
import { type DeliveryEstimate, type DeliveryRegion, deliveryPrice } from './delivery-price.ts';
import type { DriveAwaySum } from './drive-away/drive-away-sum.ts';

type DeliveryTexts = {
  readonly price: string;
  readonly free: string;
  readonly empty: string;
  readonly invalid: string;
  readonly noPrice: string;
};

export type DeliveryAnswer = {
  /** `invalid`: the postcode does not exist. */
  readonly kind: 'price' | 'no-price' | 'invalid';
  readonly estimate: DeliveryEstimate | null;
  /** Text for the shopper. */
  readonly message: string;
};

/** The reply as the page shows it: for a vehicle with a price, with the sum at the postcode. */
export type ShownAnswer = Pick<DeliveryAnswer, 'kind' | 'message'> & {
  readonly sum: DriveAwaySum | null;
  readonly arrives: string | null;
};

/** The reply for a typed postcode (stock and vehicle §5, §8; leads and dealer §5). */
export function deliveryAnswer(
  typed: string,
  {
    regions,
    texts,
    currency,
  }: {
    readonly regions: readonly DeliveryRegion[];
    readonly texts: DeliveryTexts;
    readonly currency: string;
  },
): DeliveryAnswer {
  const postcode = v.safeParse(postcodeSchema(texts), typed);
  if (!postcode.success) return { kind: 'invalid', estimate: null, message: postcode.issues[0].message };
  const estimate = deliveryPrice(postcode.output, regions);
  if (estimate === null) return { kind: 'no-price', estimate, message: texts.noPrice };
  const { price, region } = estimate;
  const message = fill(price === 0 ? texts.free : texts.price, {
    price: formatMoney(price, currency),
    region,
  });
  return { kind: 'price', estimate, message };
}

/** Props of the on-demand page `delivery`, for browsers without JavaScript. */
export interface DeliveryPageProps {
  /** The vehicle whose page was used; null if unknown. */
  readonly vehicle: { readonly slug: string; readonly name: string } | null;
  /** As typed. */
  readonly postcode: string;
  readonly answer: ShownAnswer;
}
