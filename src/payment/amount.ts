/** Format of a typed amount: digits, optionally with `$`, spaces, thousands separators and cents. */
const typed = /^\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * Parses an amount to cents; null if it is invalid. Dollars and cents are parsed separately, because floating-point
 * errors (1.1 + 2.2 = 3.3000000000000003) would charge a wrong amount.
 */
export function readCents(text: string): number | null {
  const [, dollars, cents = ''] = typed.exec(text.trim()) ?? [];
  if (dollars === undefined) return null;
  return Number(dollars.replace(/[, ]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
