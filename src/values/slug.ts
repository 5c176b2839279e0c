/** Letters that Unicode does not decompose into an ASCII letter and an accent. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/** Lower-case ASCII letters with accents folded: `Citroën` → `citroen`. Other characters stay. */
export function foldToAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı&]/g, (letter) => FOLDED[letter] ?? letter);
}

/**
 * Words joined by hyphens, for URLs: `Land Rover` → `land-rover`, `Škoda C-HR 2.0` → `skoda-c-hr-2-0`.
 * Empty when the text holds no letter or digit that ASCII can write.
 */
export function slugify(text: string): string {
  return foldToAscii(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
