import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';
import { firstNumber, hidesDigits } from './number.ts';

/** Words for "price on request". */
const noPriceWords =
  /^(p\.?\s?o\.?\s?a\.?|price on application|call( us)?( for price)?|contact.*|enquire.*|ask.*|on request|auf anfrage|sold|deposit taken|under offer|auction|coming soon|free)$/i;

/**
 * An amount of money, with any currency sign: `$25,990`, `25k`, `48900.00 CAD`, `25.990,- €`; of
 * `was $27,990, now $25,990` what it costs now. `POA` and similar words give null without a problem.
 */
export function readMoney(text: string): Reading<number> {
  const trimmed = text.trim();
  if (isMissing(trimmed) || noPriceWords.test(trimmed)) return nothing;
  if (/(per|p\.?|\/)\s*(week|wk|w|month|mth|m|day|d)\b\.?/i.test(trimmed.replace(/p\.?o\.?a/i, ''))) {
    return unusable('is a repayment, not a price');
  }
  if (hidesDigits(trimmed)) return unusable('hides digits');
  const present = /\bnow\b.*\d.*/i.exec(trimmed)?.[0] ?? trimmed;
  const amount = firstNumber(present);
  if (amount === null) return unusable('is not an amount of money');
  if (amount < 0) return unusable('is less than nothing');
  return found(Math.round(amount * multiplier(present) * 100) / 100);
}

function multiplier(text: string): number {
  if (/\d\s?k\b/i.test(text) && !/\d\s?kr\b/i.test(text)) return 1000;
  return /\d\s?(m|mil|million)\b/i.test(text) ? 1_000_000 : 1;
}

/** The price type in a price's text, as dealers write it: `Drive Away`, `Excl. Govt. Charges`. */
export function priceTypeIn(text: string): string | null {
  if (/drive\s?-?\s?away|\bDAP?\b/i.test(text)) return 'Drive Away';
  if (/\bEGC\b|\b(plus|ex|excl?\.?|excluding|before)\s+(on[\s-]?road|gov)/i.test(text))
    return 'Excl. Govt. Charges';
  return /\bplus ORC\b|\+\s?ORC\b/i.test(text) ? 'Excl. Govt. Charges' : null;
}
