import { fill } from '../values/fill.ts';
import { formatMoney } from '../values/money.ts';
import { readPostcode } from '../values/postcode.ts';
import { type DeliveryEstimate, type DeliveryRegion, deliveryPrice } from './delivery-price.ts';

export type DeliveryTexts = {
  readonly price: string;
  readonly free: string;
  readonly empty: string;
  readonly invalid: string;
  readonly noPrice: string;
};

export type DeliveryAnswer = {
  readonly kind: 'price' | 'no-price' | 'empty' | 'invalid';
  readonly estimate: DeliveryEstimate | null;
  /** The sentence for the shopper. */
  readonly message: string;
};

/** Answers what somebody typed as a postcode (stock and vehicle §5, §8; leads and dealer §5). */
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
  const none = (kind: DeliveryAnswer['kind'], message: string) => ({ kind, estimate: null, message });
  if (typed.trim() === '') return none('empty', texts.empty);
  const postcode = readPostcode(typed);
  if (postcode === null) return none('invalid', texts.invalid);
  const estimate = deliveryPrice(postcode, regions);
  if (estimate === null) return none('no-price', texts.noPrice);
  const { price, region } = estimate;
  const message = fill(price === 0 ? texts.free : texts.price, {
    price: formatMoney(price, currency),
    region,
  });
  return { kind: 'price', estimate, message };
}
