/** As much of a font as tells what it can write. */
interface Writes {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/**
 * A text as far as the font can write it: spaces are made plain, an accent that is missing is left off its
 * letter, and what is left without a sign (emoji, other scripts, control characters) is left out.
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
