/** Letters without a Unicode decomposition into an ASCII letter and an accent. */
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

/** Lower-cases and removes accents: `Citroën` → `citroen`. Other characters are unchanged. */
export function foldToAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı&]/g, (letter) => FOLDED[letter] ?? letter);
}

/** `Land Rover` → `land-rover`, `Škoda C-HR 2.0` → `skoda-c-hr-2-0`. Empty if nothing can be written in ASCII. */
export function slugify(text: string): string {
  return foldToAscii(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
