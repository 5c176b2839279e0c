/** The part of a font's interface that tells which characters it supports. */
interface Writes {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/**
 * Reduces a text to characters of the font: any white space becomes a space, unsupported accents are removed from
 * their letters, and other unsupported characters (emoji, other scripts, control characters) are removed.
 */
export function printable(text: string, font: Writes): string {
  const signs = [...text.normalize('NFC').replace(/\s/g, ' ')].map((sign) => writtenAs(sign, font));
  return signs.join('').replace(/ {2,}/g, ' ').trim();
}

function writtenAs(sign: string, font: Writes): string {
  const canWrite = (text: string) =>
    [...text].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));
  if (/\p{C}/u.test(sign)) return '';
  if (canWrite(sign)) return sign;
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && canWrite(plain) ? plain : '';
}
