import type { AverageVerdict, PriceVerdict, SimilarVerdict } from '../vehicle/price/price-verdict.schema.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { MarketCar } from './market-car.schema.ts';
import { isCredible, type MarketRange, marketRange } from './market-range.ts';

/** "Below-market threshold: more than $499" (stock and vehicle §9). */
const BELOW_MARKET_MORE_THAN = 499;
/**
 * From this number of prices on, more do not raise the confidence. Four give at most 0.2, which is hidden.
 */
export const ENOUGH_PRICES = 20;
/** "Price comparison is hidden when […] confidence is 0.2 or less" (stock and vehicle §5). */
export const TOO_UNSURE = 0.2;
/** Quartiles of fewer values are unreliable. */
const MIN_RATIOS = 5;
/** Differences are rounded to ten dollars: the median of asking prices is no more exact. */
const TOLD_TO = 10;

type FeedAverages = Pick<Vehicle, 'averageMarketPrice' | 'stateAverageMarketPrice'>;

/** The market data of one vehicle. */
export interface MarketFacts {
  readonly price: number;
  readonly averages: FeedAverages;
  /** Same make, model, badge and model year, similar kilometres: see `alike`. */
  readonly similar: readonly MarketCar[];
  /** For each vehicle in stock for which the feed gives a state average: its price divided by that average. */
  readonly ratios: readonly number[];
}

/** Rises with the number of prices and falls with their spread. */
function confidenceOf({ min, middle, max, count }: MarketRange): number {
  const agreement = Math.max(0, 1 - (max - min) / middle);
  return Math.min(1, count / ENOUGH_PRICES) * agreement;
}

function span(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

const rounded = (dollars: number) => Math.round(dollars / TOLD_TO) * TOLD_TO;

/** Null if there are too few similar vehicles, or their prices differ too much. */
function comparison(similar: readonly MarketCar[]): Omit<SimilarVerdict, 'below'> | null {
  const range = marketRange(similar.map(({ price }) => price));
  if (range === null || confidenceOf(range) <= TOO_UNSURE) return null;
  const odometers = similar.flatMap(({ carType, odometerKm }) =>
    carType === 'new' ? [] : (odometerKm ?? []),
  );
  return {
    basis: 'similar',
    middle: rounded(range.middle),
    min: rounded(range.min),
    max: rounded(range.max),
    count: range.count,
    confidence: confidenceOf(range),
    odometersKm: odometers.length === 0 ? null : span(odometers),
  };
}

type Position = 'below' | 'near' | 'above';

function positionOf(price: number, reference: number): Position {
  if (reference - price > BELOW_MARKET_MORE_THAN) return 'below';
  return price - reference > BELOW_MARKET_MORE_THAN ? 'above' : 'near';
}

/** "Market average (state average preferred)"; null if the feed has none. */
function feedPosition(price: number, { stateAverageMarketPrice, averageMarketPrice }: FeedAverages) {
  const average = stateAverageMarketPrice ?? averageMarketPrice;
  return average === null ? null : positionOf(price, average);
}

/**
 * What the feed says: "when the market average (state average preferred) exceeds the price by more than 499 and the
 * price is under the state average" (stock and vehicle §5). With only the plain average the second condition cannot
 * be met.
 */
export function averageVerdict(price: number, averages: FeedAverages): AverageVerdict | null {
  const average = averages.stateAverageMarketPrice;
  if (average === null || positionOf(price, average) !== 'below') return null;
  return { basis: 'average', below: average - price, average };
}

/** What the feed says, if enough of the dealer's prices are about as far from their averages. */
function credibleAverage({ price, averages, ratios }: MarketFacts): AverageVerdict | null {
  const verdict = averageVerdict(price, averages);
  if (verdict === null || ratios.length < MIN_RATIOS) return null;
  return isCredible(price / verdict.average, ratios) ? verdict : null;
}

/**
 * One verdict from two sources: what is asked for similar vehicles, and the market average that the feed brings.
 *
 * - Where there are enough similar vehicles, they say where the price stands. It is claimed to be below them when
 *   it is by more than the threshold, and the feed's average, if there is one, says so too.
 * - Where they contradict each other, one below and one above, neither is shown.
 * - Where too few similar vehicles are on sale, the feed's state average decides alone.
 * - A distance that is not credible is not told: the price lies outside Tukey's fences (`fences`) of the similar
 *   prices; or, with the feed alone, price by average lies outside those of the dealer's stock, so that the
 *   average is likely that of another vehicle.
 *
 * Null: nothing is said anywhere.
 */
export function priceVerdict(facts: MarketFacts): PriceVerdict | null {
  const { price, averages, similar } = facts;
  const compared = comparison(similar);
  if (compared === null) return credibleAverage(facts);
  const prices = similar.map((car) => car.price);
  // Hidden when the range ends below the price, "market_range_max is below listing_price" (stock and vehicle §5).
  if (!isCredible(price, prices) || compared.max < price) return null;
  const position = positionOf(price, compared.middle);
  const feed = feedPosition(price, averages);
  if ((position === 'below' && feed === 'above') || (position === 'above' && feed === 'below')) return null;
  const isBelow = position === 'below' && (feed === null || feed === 'below');
  return { ...compared, below: isBelow ? rounded(compared.middle - price) : null };
}
