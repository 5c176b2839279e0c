import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';
import { firstNumber, hidesDigits } from './number.ts';

/** Words for "price on request". */
const noPriceWords =
  /^(p\.?\s?o\.?\s?a\.?|price on application|call( us)?( for price)?|contact.*|enquire.*|ask.*|on request|auf anfrage|sold|deposit taken|under offer|auction|coming soon|free)$/i;

const periods = [
  String.raw`(?:per|p\.?\s?/?|/)\s*(?:week|wk|w|fortnight|fn|f|month|mth|m|day|d)\b`,
  String.raw`(?:\ba|each)\s+(?:week|fortnight|month|day)\b`,
  // "Weekly special", "daily driver" and "ex daily rental" are about the offer or the vehicle.
  String.raw`(?<!\bex[\s-])\b(?:weekly|fortnightly|monthly|daily)\b(?!\s+(?:special|deal|driver)s?\b)`,
];
const period = String.raw`(?:${periods.join('|')})\.?`;
const repayment = new RegExp(period, 'i');
const amount = String.raw`(?:[a-z]{2,3}\s?)?[$£€]?\s?\d[\d.,]*`;
const price = String.raw`(?<price>(?:now\s|only\s)?${amount}k?\*?(?:\s*(?:drive\s?-?\s?away|dap?|egc))?)`;
/** "To approved purchasers" says who is lent the money. */
const toApproved = String.raw`(?:\s*(?:t\.?a\.?p\b\.?|to approved (?:purchasers|applicants|buyers))\*?)?`;
const rate = String.raw`(?:from\s)?${amount}\*?\s*${period}\*?${toApproved}`;
/** "Or" says that either is enough; with another word or sign, such as a comma, the amount may be a deposit. */
const priceOrRepayment = [
  new RegExp(String.raw`^${price}\s*(?:\bor\s|\((?:or\s)?)\s*${rate}\s*\)?$`, 'i'),
  new RegExp(String.raw`^${rate}\s*\bor\s+${price}$`, 'i'),
];

/** Of `$25,990 or $120 p/w` the price; null for any other text about repayments. */
function priceBesideRepayment(text: string): string | null {
  return priceOrRepayment.flatMap((pattern) => pattern.exec(text)?.groups?.['price'] ?? [])[0] ?? null;
}

/**
 * An amount of money, with any currency sign: `$25,990`, `25k`, `48900.00 CAD`, `25.990,- €`; of
 * `was $27,990, now $25,990` what it costs now; of `$25,990 or $120 p/w` the price. `POA` and similar words give null
 * without a problem.
 */
export function readMoney(text: string): Reading<number> {
  const trimmed = text.trim();
  if (isMissing(trimmed) || noPriceWords.test(trimmed)) return nothing;
  if (repayment.test(trimmed.replace(/p\.?o\.?a/i, ''))) {
    const beside = priceBesideRepayment(trimmed);
    return beside === null ? unusable('is a repayment, not a price') : readMoney(beside);
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
