/** A car with the price at which it was first seen. `seq` increases over all cars of a dealer. */
export interface SeenPrice {
  readonly seq: number;
  readonly car: string;
  /** Null for a car without a price. */
  readonly price: number | null;
}

export const searchNewsKinds = ['arrived', 'price_down'] as const;

export interface SearchNews {
  readonly kind: (typeof searchNewsKinds)[number];
  readonly car: string;
  /** The lowest earlier price; null for a new car. */
  readonly before: number | null;
  readonly price: number | null;
}

/**
 * The news since sequence number `knownSeq`, by car: new cars, and cars that are cheaper than ever before. The first
 * price of a car that had none is not a price drop.
 */
export function newsAfter(seen: readonly SeenPrice[], knownSeq: number): ReadonlyMap<string, SearchNews> {
  const news = new Map<string, SearchNews>();
  for (const [car, prices] of Map.groupBy(seen, (one) => one.car)) {
    const one = newsOfCar(car, prices, knownSeq);
    if (one !== null) news.set(car, one);
  }
  return news;
}

function newsOfCar(car: string, prices: readonly SeenPrice[], knownSeq: number): SearchNews | null {
  const known = prices.filter(({ seq }) => seq <= knownSeq);
  const price = lowest(prices);
  if (known.length === 0) return { kind: 'arrived', car, before: null, price };
  const before = lowest(known);
  const isLower = before !== null && price !== null && price < before;
  return isLower ? { kind: 'price_down', car, before, price } : null;
}

function lowest(prices: readonly SeenPrice[]): number | null {
  const known = prices.flatMap(({ price }) => (price === null ? [] : [price]));
  return known.length === 0 ? null : Math.min(...known);
}
