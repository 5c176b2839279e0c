import { formatMeasure } from '../../../values/measure.ts';
import { formatMoney } from '../../../values/money.ts';
import { formatDate } from '../../../values/time/date.ts';
import type { RangeUnit } from '../../attributes.ts';

/** How the dealer writes amounts and dates. */
export type AmountFormat = {
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly timeZone: string;
  readonly locale: string;
};

/** `$25,000`, `80,000 km`, `2019`, `November 12, 2026`. */
export function formatAmount(
  value: number,
  unit: RangeUnit,
  { currency, timeZone, locale }: AmountFormat,
): string {
  if (unit === 'money') return formatMoney(value, currency);
  if (unit === 'year') return String(value);
  if (unit !== 'seconds') return formatMeasure(value, unit);
  return formatDate(new Date(value * 1000).toISOString(), timeZone, locale) ?? '';
}
