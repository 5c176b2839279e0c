/** An amount as somebody types it: digits, perhaps with `$`, spaces, thousands separators and cents. */
const typed = /^\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * Whole cents of a typed amount; null where the text is no amount. Dollars and cents are read apart: floating-point
 * arithmetic (1.1 + 2.2 = 3.3000000000000003) would charge a wrong amount.
 */
export function readCents(text: string): number | null {
  const [, dollars, cents = ''] = typed.exec(text.trim()) ?? [];
  if (dollars === undefined) return null;
  return Number(dollars.replace(/[, ]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
