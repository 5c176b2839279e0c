import { fill } from '../../values/fill.ts';
import { formatMoney, formatWholeMoney } from '../../values/money.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { currentPrice, subscriptionPrice, wasPrice } from './price.ts';

/** The section of a vehicle's page that shows what a claim about the price rests on. */
export const comparisonAnchor = 'price-comparison';

/** vehicle.json `price`; `{amount}` in a text is the money. */
export type PriceSettings = {
  readonly noPriceText: string;
  readonly preorderText: string;
  /** Price type where the feed gives none. */
  readonly defaultPriceType: string | null;
  readonly belowMarket: boolean;
  readonly belowMarketText: string;
  /** In its place where not similar vehicles are the proof, but the average that the feed brings. */
  readonly belowAverageText: string;
  readonly perWeek: string;
  readonly was: string;
};

type Displayed = Pick<
  Vehicle,
  | 'price'
  | 'beforePrice'
  | 'offerPrice'
  | 'priceType'
  | 'isPreorder'
  | 'subscriptionPricePerWeek'
  | 'priceVerdict'
>;

export type PriceDisplay = {
  readonly kind: 'price' | 'subscription' | 'none';
  /** Dollars; per week for a subscription; null without a price. */
  readonly amount: number | null;
  /** `$25,990`, `$249 per week`, or what stands in place of a price. */
  readonly text: string;
  /** The price type beside the amount, `Drive Away`. */
  readonly typeText: string | null;
  /** `Was $27,990`. */
  readonly wasText: string | null;
  /** `$1,200 below similar listings`. */
  readonly belowMarketText: string | null;
};

function withoutPrice(vehicle: Displayed, settings: PriceSettings, currency: string): PriceDisplay {
  const weekly = subscriptionPrice(vehicle);
  const rest = { amount: weekly, typeText: null, wasText: null, belowMarketText: null };
  if (weekly === null) {
    return { kind: 'none', text: vehicle.isPreorder ? settings.preorderText : settings.noPriceText, ...rest };
  }
  const text = fill(settings.perWeek, { amount: formatMoney(weekly, currency) });
  return { kind: 'subscription', text, ...rest };
}

/** Everything a card, the sidebar and the sticky header say about the price (stock and vehicle §5). */
export function priceDisplay(vehicle: Displayed, settings: PriceSettings, currency: string): PriceDisplay {
  const amount = currentPrice(vehicle);
  if (amount === null) return withoutPrice(vehicle, settings, currency);
  const was = wasPrice(vehicle);
  const verdict = settings.belowMarket ? vehicle.priceVerdict : undefined;
  const below = verdict?.below ?? null;
  const belowText = verdict?.basis === 'average' ? settings.belowAverageText : settings.belowMarketText;
  return {
    kind: 'price',
    amount,
    text: formatMoney(amount, currency),
    typeText: vehicle.priceType ?? settings.defaultPriceType,
    wasText: was === null ? null : fill(settings.was, { amount: formatMoney(was, currency) }),
    belowMarketText: below === null ? null : fill(belowText, { amount: formatWholeMoney(below, currency) }),
  };
}
