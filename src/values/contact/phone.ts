import { plainCharacters } from '../input/typed-text.ts';

/* Convention: forms post and functions store national digits (`postedPhone`, `readPhone`); everything displayed,
   including JSON replies, is formatted by `formatPhone`. */

/**
 * National digits: "leading 61 replaced by 0 and non-digits stripped" (leads and dealer §5).
 *
 * 61 is the country code only where an international number follows: behind a plus, or with eleven
 * digits and more; `6123 4567` is a local number in Canberra. Numbers such as 1300 take no 0.
 */
export function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isInternational = digits.startsWith('61') && (phone.trim().startsWith('+') || digits.length >= 11);
  if (!isInternational) return digits;
  const subscriber = digits.slice(2).replace(/^0/, '');
  return subscriber.startsWith('1') ? subscriber : `0${subscriber}`;
}

const groupings: readonly (readonly [RegExp, string])[] = [
  [/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(0[2378])(\d{4})(\d{4})$/, '($1) $2 $3'],
  [/^(1[389]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
  [/^(\d{4})(\d{4})$/, '$1 $2'],
];

/** `+64 21 123 4567`: a foreign number, which needs its country code. */
function isForeign(phone: string): boolean {
  return phone.trim().startsWith('+') && !phone.replace(/\D/g, '').startsWith('61');
}

/** Formats for display: `0412 345 678`, `(07) 3000 1234`, `1300 123 456`; unknown formats unchanged. */
export function formatPhone(phone: string): string {
  if (isForeign(phone)) return phone.trim();
  const digits = nationalDigits(phone);
  const grouping = groupings.find(([pattern]) => pattern.test(digits));
  return grouping ? digits.replace(grouping[0], grouping[1]) : phone.trim();
}

/** `tel:+61412345678`; short and 13/1300/1800 numbers cannot be dialled with a country code. */
export function telHref(phone: string): string {
  const digits = nationalDigits(phone);
  if (isForeign(phone)) return `tel:+${digits}`;
  return /^0[2-8]\d{8}$/.test(digits) ? `tel:+61${digits.slice(1)}` : `tel:${digits}`;
}

/** "all digits after the first five become asterisks" (stock and vehicle §4); spaces and brackets stay. */
export function maskPhone(phone: string): string {
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > 5 ? '*' : digit;
  });
}

/** Landline and mobile numbers with area code, local numbers, 13, 1300, 1800 and 1900. */
const australian = /^(0[2-578]\d{8}|[2-9]\d{7}|1[389]00\d{6}|13\d{4})$/;

/**
 * Parses a typed number to national digits; foreign numbers keep their `+`, without which they could not be dialled.
 * Null if it is not a phone number.
 */
export function readPhone(typed: string): string | null {
  const text = plainCharacters(typed);
  if (/[^\d\s()+./\u2010-\u2015-]/.test(text)) return null;
  // International prefixes dialled from Australia and most other countries.
  const dialled = text.trim().replace(/^(0011|00)\s*(?=[1-9])/, '+');
  const digits = nationalDigits(dialled);
  if (isForeign(dialled)) {
    return /^\d{7,15}$/.test(digits) ? `+${digits}` : null;
  }
  return australian.test(digits) ? digits : null;
}

/** The number, formatted, whose first 0 a spreadsheet or a number without quotes has lost: `370100120`. */
export function phoneWithLostZero(phone: string): string | null {
  const digits = nationalDigits(phone);
  return /^[2-578]\d{8}$/.test(digits) && readPhone(phone) === null ? formatPhone(`0${digits}`) : null;
}

/**
 * The number that a form posts: "leading 61 replaced by 0 and non-digits stripped before submit" (leads and dealer
 * §5). Other text is posted unchanged, so that the function can reject it.
 */
export function postedPhone(text: string): string {
  return readPhone(text) ?? text;
}
