import { currentPrice, isPriced } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { FEW, percentOf, percentText } from './finding.ts';

interface FirstFeed {
  readonly vehicles: readonly Vehicle[];
  readonly rejects: readonly unknown[];
  readonly rowsRead: number;
}

/** Half a dealer's vehicles cost less, unless its prices are in cents. */
const MAX_MEDIAN_PRICE = 1_000_000;

/**
 * What looks like a mistake in the first feed of a dealer, as sentences. There is no earlier stock to compare it with, so
 * it is not held, and at least half of it must be affected. Facts that no vehicle has are reported for every feed.
 */
export function firstStockRemarks({ vehicles, rejects, rowsRead }: FirstFeed): string[] {
  const forSale = vehicles.filter(isAvailable);
  const prices = forSale.flatMap((vehicle) => currentPrice(vehicle) ?? []).sort((a, b) => a - b);
  const [price = 0, alike = 0] = commonest(prices);
  const median = prices[Math.floor(prices.length / 2)] ?? 0;
  const of = `of ${forSale.length} vehicles for sale`;
  const unpriced = forSale.filter((vehicle) => !isPriced(vehicle)).length;
  const unpictured = forSale.filter(({ photosCount }) => photosCount === 0).length;
  const doubts = [
    ...doubt(rejects.length, rowsRead, `of ${rowsRead} rows are rejected`),
    ...(unpriced === forSale.length ? [] : doubt(unpriced, forSale.length, `${of} have no price`)),
    ...(unpictured === forSale.length ? [] : doubt(unpictured, forSale.length, `${of} have no photograph`)),
    ...doubt(alike, prices.length, `${of} have the same price of ${price.toLocaleString('en-AU')}`),
    ...(median < MAX_MEDIAN_PRICE
      ? []
      : [
          `Half the vehicles for sale cost ${median.toLocaleString('en-AU')} or more: prices may be in cents.`,
        ]),
  ];
  return doubts.map((sentence) => `First stock, compared with nothing: is this right? ${sentence}`);
}

function doubt(affected: number, all: number, text: string): string[] {
  const percent = percentOf(affected, all);
  return affected > FEW && percent >= 50 ? [`${affected} ${text}, ${percentText(percent)}.`] : [];
}

/** The value that occurs most often, and how often. */
function commonest(sorted: readonly number[]): readonly [number, number] | readonly [] {
  const counts = new Map<number, number>();
  for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
}
