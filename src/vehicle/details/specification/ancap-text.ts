import { fill } from '../../../values/fill.ts';
import { type StockWords, stockWord } from '../../../values/vehicle/stock-word.ts';
import type { Vehicle } from '../../vehicle.schema.ts';

/**
 * `5 stars (2018)`. A rating without a year means nothing and is omitted; zero stars with a year is a real result.
 */
export function ancapText({ variant }: Pick<Vehicle, 'variant'>, words: StockWords): string | null {
  const { ancapStars: stars, ancapYear: year } = variant;
  if (stars === null || (stars === 0 && year === null)) return null;
  const text = fill(stockWord(words, stars === 1 ? '{stars} star' : '{stars} stars'), { stars });
  return year === null ? text : `${text} (${year})`;
}
