import { fill } from '../values/fill.ts';
import { formatWholeMoney } from '../values/money.ts';
import { comparableCars, type ListedCar, withSameBadge } from './comparable-cars.ts';
import type { MarketCar } from './market-car.ts';
import { type MarketRange, marketRange } from './market-range.ts';
import type { PriceComparison } from './price-comparison.schema.ts';

/** As many prices are as sure as more. Four are not enough: a fifth, which is hidden. */
const ENOUGH_PRICES = 20;
/** "Confidence is 0.2 or less" (stock and vehicle §5). */
const TOO_UNSURE = 0.2;
/** Differences are told to the ten dollars: the middle of asking prices is not better known. */
const TOLD_TO = 10;

export type ComparisonWords = {
  readonly texts: {
    readonly below: string;
    readonly at: string;
    readonly above: string;
    readonly basis: string;
    readonly basisNew: string;
    readonly sameBadge: string;
    readonly otherBadges: string;
  };
  readonly currency: string;
  /** The dealer's words for a vehicle and for several. */
  readonly car: string;
  readonly cars: string;
};

/** Grows with the number of prices and shrinks as they lie further apart. */
function confidenceOf({ min, middle, max, count }: MarketRange): number {
  const agreement = Math.max(0, 1 - (max - min) / middle);
  return Math.min(1, count / ENOUGH_PRICES) * agreement;
}

function shareOf(price: number, { min, max }: MarketRange): number {
  if (max === min) return price === min ? 0.5 : Number(price > min);
  return Math.min(1, Math.max(0, (price - min) / (max - min)));
}

/** `2022–2024`; `2024` when all are the same. */
function span(values: readonly number[], format: (value: number) => string): string {
  const [least, most] = [format(Math.min(...values)), format(Math.max(...values))];
  return least === most ? least : `${least}–${most}`;
}

const formatKm = (km: number) => km.toLocaleString('en-AU');

/** What a price is compared with. */
type Market = {
  readonly compared: readonly MarketCar[];
  readonly hasSameBadge: boolean;
  readonly range: MarketRange;
};

/**
 * The vehicles with the same badge, where they are enough to say something; else the model whatever its badge.
 * Null where nothing compares.
 */
function marketOf(car: MarketCar, comparable: readonly MarketCar[]): Market | null {
  const market = (compared: readonly MarketCar[], hasSameBadge: boolean): Market | null => {
    const range = marketRange(compared.map(({ price }) => price));
    return range && { compared, hasSameBadge, range };
  };
  const own = market(withSameBadge(car, comparable), true);
  return own !== null && confidenceOf(own.range) > TOO_UNSURE ? own : market(comparable, false);
}

function describe(
  car: MarketCar,
  { compared, hasSameBadge, range: { middle, count } }: Market,
  { texts, currency, car: one, cars }: ComparisonWords,
): string {
  const difference = Math.round((car.price - middle) / TOLD_TO) * TOLD_TO;
  const position = difference === 0 ? texts.at : difference < 0 ? texts.below : texts.above;
  const odometers = compared.flatMap(({ odometerKm }) => odometerKm ?? []);
  const isNew = car.carType === 'new' || odometers.length === 0;
  const basis = isNew ? texts.basisNew : texts.basis;
  const badges = hasSameBadge ? texts.sameBadge : texts.otherBadges;
  return fill(`${position} ${basis} ${badges}`, {
    amount: formatWholeMoney(Math.abs(difference), currency),
    count,
    car: one,
    cars,
    badge: car.badge ?? '',
    make: car.make,
    model: car.model,
    years: span(
      compared.map(({ year }) => year),
      String,
    ),
    kilometres: isNew ? '' : `${span(odometers, formatKm)} km`,
  });
}

/** How a vehicle's price stands among what is asked for those that compare with it. */
export function priceComparison(
  listing: ListedCar,
  others: readonly ListedCar[],
  words: ComparisonWords,
): PriceComparison {
  const { car } = listing;
  const market = marketOf(car, comparableCars(listing, others));
  if (market === null) {
    const unknown = { fill: null, market_range_min: null, market_range_max: null, description: null };
    return { ...unknown, listing_price: car.price, confidence: 0 };
  }
  const { range } = market;
  return {
    fill: shareOf(car.price, range),
    listing_price: car.price,
    market_range_min: Math.round(range.min),
    market_range_max: Math.round(range.max),
    confidence: confidenceOf(range),
    description: describe(car, market, words),
  };
}

type Shown = { readonly [Key in keyof PriceComparison]: NonNullable<PriceComparison[Key]> };

/**
 * What is shown of a reply: null "when any field is missing, confidence is 0.2 or less, or market_range_max is
 * below listing_price" (stock and vehicle §5).
 */
export function shownComparison(reply: PriceComparison): Shown | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = reply;
  if (fill === null || listing_price === null || description === null) return null;
  if (market_range_min === null || market_range_max === null || confidence === null) return null;
  if (confidence <= TOO_UNSURE || market_range_max < listing_price) return null;
  return { fill, listing_price, market_range_min, market_range_max, confidence, description };
}
