/** Letters and symbols without a Unicode decomposition that GNU libiconv's ASCII//TRANSLIT transliterates. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  ħ: 'h',
  ł: 'l',
  Ł: 'l',
  ı: 'i',
  '×': 'x',
  '©': 'c',
  '®': 'r',
  '°': '0',
  '€': 'eur',
  '£': 'lb',
  '¥': 'yen',
  '¢': 'c',
  '•': 'o',
};
const MARKS = /\p{M}/gu;
const PUNCTUATION_SPELT_IN_ASCII = /^[\u00a0-\u00bf\u00f7\u2000-\u203a\u2044]$/u;
const ASCII_ONLY = /^[\x20-\x7e\u2044]*$/;
const NOT_ALPHANUMERIC = /[^a-z0-9]/g;

const known = new Map<string, string>();

function fold(character: string): string {
  const spelt = SPELT_OUT[character];
  if (spelt !== undefined) return spelt;
  const plain = character.normalize('NFKD').replace(MARKS, '');
  if (ASCII_ONLY.test(plain) && plain !== '') return plain.toLowerCase().replace(NOT_ALPHANUMERIC, '');
  return PUNCTUATION_SPELT_IN_ASCII.test(character) ? '' : character;
}

/**
 * Transliterates a non-ASCII character to lower-case ASCII; without a transliteration it stays unchanged,
 * case included (as in Typesense's tokeniser, which uses iconv).
 */
export function foldCharacter(character: string): string {
  const cached = known.get(character);
  if (cached !== undefined) return cached;
  const folded = fold(character);
  if (known.size < 4096) known.set(character, folded);
  return folded;
}
