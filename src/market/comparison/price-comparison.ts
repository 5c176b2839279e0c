import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import type { PriceVerdict, SimilarVerdict } from '../../vehicle/price/price-verdict.schema.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { TOO_UNSURE } from '../price-verdict.ts';
import type { PriceComparison } from './price-comparison.schema.ts';

export type ComparisonWords = {
  readonly texts: {
    readonly below: string;
    readonly at: string;
    readonly above: string;
    readonly basis: string;
    readonly basisNew: string;
    readonly sameBadge: string;
    readonly average: string;
  };
  readonly currency: string;
  /** The dealer's words for one vehicle and for several. */
  readonly car: string;
  readonly cars: string;
};

type Compared = Pick<Vehicle, 'make' | 'model' | 'badge' | 'year' | 'price' | 'offerPrice' | 'priceVerdict'>;

function shareOf(price: number, { min, max }: SimilarVerdict): number {
  if (max === min) return price === min ? 0.5 : Number(price > min);
  return Math.min(1, Math.max(0, (price - min) / (max - min)));
}

/** `2022–2024`; `2024` if both ends are equal. */
function span([from, to]: readonly [number, number], format: (value: number) => string): string {
  const [first, last] = [format(from), format(to)];
  return first === last ? first : `${first}–${last}`;
}

const formatKm = (km: number) => km.toLocaleString('en-AU');

function positionText(difference: number, texts: ComparisonWords['texts']): string {
  if (difference === 0) return texts.at;
  return difference < 0 ? texts.below : texts.above;
}

function describeSimilar(
  { make, model, badge, year }: Compared,
  price: number,
  { middle, count, odometersKm }: SimilarVerdict,
  { texts, currency, car, cars }: ComparisonWords,
): string {
  const difference = Math.round((price - middle) / 10) * 10;
  const basis = odometersKm === null ? texts.basisNew : texts.basis;
  return fill(`${positionText(difference, texts)} ${basis} ${texts.sameBadge}`, {
    amount: formatWholeMoney(Math.abs(difference), currency),
    count,
    car,
    cars,
    badge: badge ?? '',
    make,
    model,
    years: year,
    kilometres: odometersKm === null ? '' : `${span(odometersKm, formatKm)} km`,
  });
}

/** A sentence on what the verdict is based on, with the amount shown beside the price. */
export function verdictText(vehicle: Compared, verdict: PriceVerdict, words: ComparisonWords): string {
  if (verdict.basis === 'similar')
    return describeSimilar(vehicle, currentPrice(vehicle) ?? 0, verdict, words);
  const { texts, currency, car, cars } = words;
  const money = (dollars: number) => formatWholeMoney(dollars, currency);
  return fill(texts.average, { amount: money(verdict.below), average: money(verdict.average), car, cars });
}

/** The verdict as the fields of `GET /cars/{slug}/autogauge`, which are null if too little is known. */
export function priceComparison(vehicle: Compared, words: ComparisonWords): PriceComparison {
  const listing_price = currentPrice(vehicle);
  const verdict = vehicle.priceVerdict;
  if (verdict?.basis !== 'similar' || listing_price === null) {
    const unknown = { fill: null, market_range_min: null, market_range_max: null, description: null };
    return { ...unknown, listing_price, confidence: 0 };
  }
  return {
    fill: shareOf(listing_price, verdict),
    listing_price,
    market_range_min: verdict.min,
    market_range_max: verdict.max,
    confidence: verdict.confidence,
    description: verdictText(vehicle, verdict, words),
  };
}

export type ShownComparison = {
  readonly [Key in keyof PriceComparison]: NonNullable<PriceComparison[Key]>;
};

/**
 * What is shown of a comparison: null "when any field is missing, confidence is 0.2 or less, or market_range_max is
 * below listing_price" (stock and vehicle §5).
 */
export function shownComparison(reply: PriceComparison): ShownComparison | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = reply;
  if (fill === null || listing_price === null || description === null) return null;
  if (market_range_min === null || market_range_max === null || confidence === null) return null;
  if (confidence <= TOO_UNSURE || market_range_max < listing_price) return null;
  return { fill, listing_price, market_range_min, market_range_max, confidence, description };
}
