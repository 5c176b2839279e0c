import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import { formatMoney } from '../../../values/money.ts';
import type { NearMiss } from './near-misses.ts';

type MissTexts = Pick<Settings['search']['nearMisses'], 'overPrice' | 'moreKm' | 'olderOne' | 'olderMany'>;

/** `$1,200 over your price`, `8,000 km more than you asked`, `1 year older than you asked`. */
export function missText(
  { attribute, by }: Pick<NearMiss<unknown>, 'attribute' | 'by'>,
  texts: MissTexts,
  currency: string,
): string {
  switch (attribute) {
    case 'price':
      return fill(texts.overPrice, { amount: formatMoney(by, currency) });
    case 'km':
      return fill(texts.moreKm, { km: by.toLocaleString('en-AU') });
    case 'year':
      return by === 1 ? texts.olderOne : fill(texts.olderMany, { years: by });
  }
}
