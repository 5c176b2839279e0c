import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import type { TradeInState } from './trade-in.schema.ts';

/** The texts of `screen` in valuation.json that an offer uses. */
type OfferTexts = {
  readonly offer: { readonly range: string; readonly accept: string };
  readonly purchase: { readonly difference: string; readonly credit: string; readonly basis: string };
};

export type OfferWords = {
  readonly offer: string;
  readonly range: string;
  readonly accept: string;
  /** What the estimate is based on, and its conditions. */
  readonly basis: string;
  readonly conditions: string;
  /** Position of the offer between low and high, 0 to 1. */
  readonly position: number;
  /** Remaining cost of the vehicle to buy; null without one or without its price. */
  readonly difference: { readonly text: string; readonly basis: string } | null;
};

/** Formats the estimate for display; null if there is none. */
export function valuationWords(
  { valuation, offer_price: offer, purchase }: Pick<TradeInState, 'valuation' | 'offer_price' | 'purchase'>,
  texts: OfferTexts,
  currency: string,
): OfferWords | null {
  if (valuation === null || offer === null) return null;
  const money = (amount: number) => formatWholeMoney(amount, currency);
  const { low, high, basis, conditions } = valuation;
  const price = purchase?.price ?? null;
  return {
    offer: money(offer),
    range: fill(texts.offer.range, { low: money(low), high: money(high) }),
    accept: fill(texts.offer.accept, { offer: money(offer) }),
    ...{ basis, conditions },
    position: high > low ? Math.min(1, Math.max(0, (offer - low) / (high - low))) : 0.5,
    difference: price === null ? null : differenceWords({ price, offer }, texts.purchase, money),
  };
}

function differenceWords(
  { price, offer }: { readonly price: number; readonly offer: number },
  texts: OfferTexts['purchase'],
  money: (amount: number) => string,
) {
  const left = price - offer;
  const text = left >= 0 ? texts.difference : texts.credit;
  return {
    text: fill(text, { amount: money(Math.abs(left)) }),
    basis: fill(texts.basis, { price: money(price), offer: money(offer) }),
  };
}

/** "2021 Toyota Corolla SX", with unknown parts left out; `''` if nothing is known. */
export function tradeInCarName(vehicle: TradeInState['vehicle']): string {
  const { year, make, model, badge } = vehicle ?? { year: null, make: '', model: '', badge: '' };
  return [year, make, model, badge].filter(Boolean).join(' ');
}
