import type { SearchDocument } from '../../engine/collection.ts';

/** A maximum price, and the number of vehicles up to it. */
export type QuickPick = { readonly max: number; readonly count: number };

/** With fewer useful prices than these, prices of the stock itself are added, up to MAX_OWN_PICKS. */
const MIN_PICKS = 4;
const MAX_OWN_PICKS = 6;
/** A price with fewer than one vehicle in twenty above it is useless as a filter. */
const MIN_SHARE_ABOVE = 0.05;

/**
 * "Money quick-picks" (leads and dealer §9): the configured prices that narrow the stock. Excludes prices that find
 * nothing, no more than the previous one, or nearly everything. If too few remain, prices are added that divide the
 * stock evenly: six for a stock of cars up to $300,000 whose settings begin there.
 */
export function quickPicks(configured: readonly number[], documents: readonly SearchDocument[]): QuickPick[] {
  const prices = documents
    .flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
    .sort((a, b) => a - b);
  const useful = usefulPicks(configured, prices);
  if (useful.length >= MIN_PICKS) return useful;
  return usefulPicks([...useful.map(({ max }) => max), ...addedPrices(useful, prices)], prices);
}

function usefulPicks(maxima: readonly number[], prices: readonly number[]): QuickPick[] {
  const maxCount = prices.length * (1 - MIN_SHARE_ABOVE);
  const picks = [...new Set(maxima)].sort((a, b) => a - b).map((max) => pickOf(max, prices));
  return picks.filter(({ count }, index) => count > (picks[index - 1]?.count ?? 0) && count <= maxCount);
}

/** Prices of the stock whose counts differ clearly from those of the picks and of each other. */
function addedPrices(picks: readonly QuickPick[], prices: readonly number[]): number[] {
  const apart = prices.length / (2 * MAX_OWN_PICKS);
  const all = [...picks];
  for (const pick of evenPrices(prices).map((max) => pickOf(max, prices))) {
    const isNew = all.every(({ count }) => Math.abs(count - pick.count) >= apart);
    if (isNew && all.length < MAX_OWN_PICKS) all.push(pick);
  }
  return all.slice(picks.length).map(({ max }) => max);
}

/** Round prices that divide the stock into equal shares: under $35,000, under $60,000. */
function evenPrices(prices: readonly number[]): number[] {
  return Array.from({ length: MAX_OWN_PICKS }, (_, index) => {
    const at = Math.floor((prices.length * (index + 1)) / (MAX_OWN_PICKS + 1));
    return roundUp(prices[at] ?? 0);
  }).filter((price) => price > 0);
}

/** Rounds up to half of the first digit's place: $38,400 becomes $40,000, $112,000 becomes $150,000. */
function roundUp(price: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(price, 1))) / 2;
  return Math.ceil(price / step) * step;
}

function pickOf(max: number, prices: readonly number[]): QuickPick {
  return { max, count: prices.filter((price) => price <= max).length };
}
