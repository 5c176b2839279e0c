import {
  comparableCars,
  type ListedCar,
  marketKey,
  withSameBadge,
} from '../../market/comparison/comparable-cars.ts';
import type { MarketCar } from '../../market/market-car.schema.ts';
import { type MarketRange, marketRange } from '../../market/market-range.ts';

/** Settings from valuation.json. */
type ValuationRules = {
  readonly estimate: boolean;
  readonly tradePercent: number;
  readonly minComparables: number;
  readonly maxYears: number;
  readonly maxKilometres: number;
  readonly roundTo: number;
};

/** In dollars, with the number of comparable vehicles; null when a valuation service made the estimate. */
type TradeInValuation = {
  readonly low: number;
  readonly high: number;
  readonly offer: number;
  readonly comparables: number | null;
};

/** Trade price of a car in good condition from a valuation service, in dollars. */
export type TradePrice = Pick<TradeInValuation, 'low' | 'high' | 'offer'>;

/** Why a car gets no estimate. */
export const noValuations = ['incomplete', 'too-old', 'too-far', 'too-few'] as const;
type NoValuation = (typeof noValuations)[number];
type OutOfRange = Exclude<NoValuation, 'too-few'>;

export type Valued = {
  /** Listings of all dealers on the platform that have the car's `tradeInKey`. */
  readonly listings: readonly ListedCar[];
  readonly rules: ValuationRules;
  /** Null without a valuation service, or if it has no price. */
  readonly tradePrice: TradePrice | null;
  /** Sum of the adjustments for the car's condition. */
  readonly percent: number;
  /** Current year in the dealer's time zone. */
  readonly thisYear: number;
};

/** The shopper's car as a used car for market comparison; null if too little is known. */
function marketCarOf({ year, make, model, badge, odometerKm }: TradeInCar): MarketCar | null {
  if (year === null || make === null || model === null || odometerKm === null) return null;
  const kind = { itemType: 'car', carType: 'used' } as const;
  return {
    id: '',
    ...kind,
    make,
    model,
    badge,
    series: null,
    year,
    odometerKm,
    isExGovernmentCharges: false,
    price: 0,
  };
}

/** See `marketKey`; null if too little is known of the car. */
export function tradeInKey(car: TradeInCar): string | null {
  const known = marketCarOf(car);
  return known && marketKey(known);
}

/** The price range of listings with the same badge, or of the whole model if those are too few. */
function rangeOf(car: MarketCar, listings: readonly ListedCar[], min: number): MarketRange | null {
  const comparable = comparableCars({ dealer: '', car }, listings);
  const ranges = [withSameBadge(car, comparable), comparable].map((cars) =>
    marketRange(cars.map(({ price }) => price)),
  );
  return ranges.find((range) => range !== null && range.count >= min) ?? null;
}

/**
 * The reason why a car gets no estimate: "generally no online estimate for cars over 7 years old or over 100,000 km"
 * (leads and dealer §5). Null if it qualifies.
 */
export function outOfRange(
  car: TradeInCar,
  rules: Pick<ValuationRules, 'maxYears' | 'maxKilometres'>,
  thisYear: number,
): OutOfRange | null {
  const known = marketCarOf(car);
  if (known === null) return 'incomplete';
  if (thisYear - known.year > rules.maxYears) return 'too-old';
  return (known.odometerKm ?? 0) > rules.maxKilometres ? 'too-far' : null;
}

/**
 * The trade-in value of a car: the price of the valuation service, or else the asking prices of comparable cars minus
 * the dealer's cost of buying, preparing and selling.
 */
export function valueTradeIn(car: TradeInCar, valued: Valued): TradeInValuation | NoValuation {
  const { listings, rules, tradePrice, percent, thisYear } = valued;
  const reason = outOfRange(car, rules, thisYear);
  if (reason !== null) return reason;
  const known = marketCarOf(car);
  if (known === null || !rules.estimate) return 'too-few';
  const condition = Math.max(0, 1 + percent / 100);
  const rounded = (amount: number) => Math.round((amount * condition) / rules.roundTo) * rules.roundTo;
  if (tradePrice !== null) {
    const { low, offer, high } = tradePrice;
    return { low: rounded(low), offer: rounded(offer), high: rounded(high), comparables: null };
  }
  const range = rangeOf(known, listings, rules.minComparables);
  if (range === null) return 'too-few';
  const paid = (asked: number) => rounded((asked * rules.tradePercent) / 100);
  const { min, middle, max, count } = range;
  return { low: paid(min), offer: paid(middle), high: paid(max), comparables: count };
}

/** The shopper's own car; unknown parts are null. */
export type TradeInCar = {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly badge: string | null;
  readonly odometerKm: number | null;
};
