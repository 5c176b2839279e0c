import { fill } from '../../values/fill.ts';
import { formatMoney, formatWholeMoney } from '../../values/money.ts';
import { stockWord } from '../../values/vehicle/stock-word.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { currentPrice, subscriptionPrice, wasPrice } from './price.ts';

/** Fragment id of the section that backs a price claim. */
export const COMPARISON_ANCHOR = 'price-comparison';

/**
 * The states (`data-only`) in which a page keeps its comparison: the feed's average is compared for reserved vehicles
 * too.
 */
export function comparedStates({ source }: { readonly source: string }): string {
  return source === 'feed' ? 'available' : 'available unreserved';
}

/** Settings in `price` of vehicle.json; `{amount}` in a text is the formatted money. */
export type PriceSettings = {
  readonly noPriceText: string;
  readonly preorderText: string;
  /** Price type if the feed has none. */
  readonly defaultPriceType: string | null;
  /** How price types of the feed are shown, where that differs. */
  readonly priceTypes?: Readonly<Record<string, string>> | undefined;
  readonly belowMarket: boolean;
  readonly belowMarketText: string;
  /** Used instead when the claim rests on the feed's average and not on similar vehicles. */
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
  /** In dollars, per week for subscriptions; null without a price. */
  readonly amount: number | null;
  /** `$25,990`, `$249 per week`, or the text shown when there is no price. */
  readonly text: string;
  /** The price type, `Drive Away`. */
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

function typeText(type: string | null, { priceTypes = {} }: PriceSettings): string | null {
  return type === null ? null : stockWord(priceTypes, type);
}

/** All texts about the price on cards, sidebar and sticky header (stock and vehicle §5). */
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
    typeText: typeText(vehicle.priceType ?? settings.defaultPriceType, settings),
    wasText: was === null ? null : fill(settings.was, { amount: formatMoney(was, currency) }),
    belowMarketText: below === null ? null : fill(belowText, { amount: formatWholeMoney(below, currency) }),
  };
}
