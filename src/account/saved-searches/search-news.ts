/** A car with a price at which it was seen for sale first: `seq` counts up through all of a dealer's. */
export interface SeenPrice {
  readonly seq: number;
  readonly car: string;
  /** Null without a price. */
  readonly price: number | null;
}

export const searchNewsKinds = ['arrived', 'price_down'] as const;

export interface SearchNews {
  readonly kind: (typeof searchNewsKinds)[number];
  readonly car: string;
  /** The lowest price known before; null for a car that has just come in. */
  readonly before: number | null;
  readonly price: number | null;
}

/**
 * What is new to somebody who knows all up to a number, by the car: it has come in, or it is cheaper than ever before.
 * A first price of a car that had none is no lower one.
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
