/** What Windows-1252 has in place of the bytes 0x80 to 0x9F. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Letters and signs that texts hold: what else comes out was no UTF-8 to begin with. */
const plausible = /^[\u00a0-\u017f\u2000-\u206f\u20ac\u2122\ufeff]+$/;

export interface Garbled {
  readonly found: string;
  /** What was meant; null where it is lost. */
  readonly meant: string | null;
}

/** Text that was saved as UTF-8 and read as Windows-1252: "Yearâ€™s" for "Year’s"; null where there is none. */
export function garbledIn(text: string): Garbled | null {
  const [lost] = /\S*\ufffd\S*/.exec(text) ?? [];
  if (lost !== undefined) return { found: lost, meant: null };
  // A no-break space is half of what a garbled one was read as ("Â" and it): only ordinary white space parts words.
  const words = text.split(/[ \t\r\n]+/).map((found) => ({ found, meant: mended(found) }));
  return words.find(({ found, meant }) => meant !== found) ?? null;
}

const runs = new RegExp(`[\\u0080-\\u00ff${windowsLetters}]{2,}`, 'g');

function mended(word: string): string {
  return word.replace(runs, (run) => readAsUtf8(run) ?? run);
}

function readAsUtf8(run: string): string | null {
  const bytes = Array.from(run, (letter) => {
    const place = windowsLetters.indexOf(letter);
    return place < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + place;
  });
  try {
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return plausible.test(read) ? read : null;
  } catch {
    return null;
  }
}
