import { formatPhone, readPhone } from '../contact/phone.ts';

/** Formats of incomplete numbers; the first matching pattern is used. */
const unfinished: readonly (readonly [RegExp, (digits: string) => string])[] = [
  [/^0[45]\d{0,8}$/, (digits) => grouped(digits, [4, 3, 3])],
  [/^0[2378]?$/, (digits) => digits],
  [/^0[2378]\d{1,8}$/, (digits) => `(${digits.slice(0, 2)}) ${grouped(digits.slice(2), [4, 4])}`],
  // `130` may become 1300, which is formatted differently from 13 01 23.
  [/^1[389]0$/, (digits) => digits],
  [/^1[389]00\d{0,6}$/, (digits) => grouped(digits, [4, 3, 3])],
  [/^13\d{0,4}$/, (digits) => grouped(digits, [2, 2, 2])],
];

function grouped(digits: string, sizes: readonly number[]): string {
  let start = 0;
  const groups = sizes.map((size) => {
    start += size;
    return digits.slice(start - size, start);
  });
  return groups.filter((group) => group !== '').join(' ');
}

/** Removes a copied label: `Mob: 0412 345 678`, `Mobile number: 0412 345 678`. */
function withoutLabel(text: string): string {
  const bare = text.replace(/^\s*[a-z]+(?:\s?[:.]|\s[a-z]+:)?\s*/i, '');
  return readPhone(bare) === null ? text : bare;
}

/**
 * Formats a number while it is typed: `0412 3`, `(07) 30`. A complete Australian number with country code becomes
 * national; foreign and unknown numbers are unchanged.
 */
export function formatTypedPhone(text: string): string {
  const bare = withoutLabel(text);
  const national = readPhone(bare);
  if (national?.startsWith('+')) return bare;
  const digits = national ?? bare.replace(/\D/g, '');
  if (national === null && /[^\d\s().-]/.test(bare)) return bare;
  const format = unfinished.find(([pattern]) => pattern.test(digits))?.[1];
  if (format) return format(digits);
  return national === null ? bare : formatPhone(national);
}
