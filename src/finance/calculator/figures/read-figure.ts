const THOUSAND = 1000;
/** Longer texts are not figures. */
const MAX_CHARACTERS = 40;

/**
 * Parses a typed or pasted number: `$25,000`, `25k`, `8.5 % p.a.`, `5 years`, `AUD 25 000.50`. Null if there is none
 * or more than one.
 */
export function readFigure(text: string): number | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = text.replace(/[\s,$€£'’_]/g, '').toLowerCase();
  const [, sign, digits, unit] = /^[a-z]*([-−]?)(\d+\.?\d*|\.\d+)([a-z%./]*)$/.exec(plain) ?? [];
  if (digits === undefined) return null;
  const size = Number(digits) * (unit === 'k' ? THOUSAND : 1);
  return sign ? -size : size;
}
