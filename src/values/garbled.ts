/** Characters of Windows-1252 for the bytes 0x80 to 0x9F. */
const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Plausible characters; if decoding gives others, the text was not garbled. */
const plausible = /^[\u00a0-\u017f\u2000-\u206f\u20ac\u2122\ufeff]+$/;

export interface Garbled {
  readonly found: string;
  /** The original text; null if it cannot be restored. */
  readonly meant: string | null;
}

/** Detects UTF-8 text decoded as Windows-1252: "Yearâ€™s" for "Year’s"; null if there is none. */
export function garbledIn(text: string): Garbled | null {
  const [lost] = /\S*\ufffd\S*/.exec(text) ?? [];
  if (lost !== undefined) return { found: lost, meant: null };
  // Splits at ordinary white space only, because a no-break space can be part of a garbled character.
  const words = text.split(/[ \t\r\n]+/).map((found) => ({ found, meant: repaired(found) }));
  return words.find(({ found, meant }) => meant !== found) ?? null;
}

const runs = new RegExp(`[\\u0080-\\u00ff${WINDOWS_LETTERS}]{2,}`, 'g');

function repaired(word: string): string {
  return word.replace(runs, (run) => readAsUtf8(run) ?? run);
}

function readAsUtf8(run: string): string | null {
  const bytes = Array.from(run, (letter) => {
    const place = WINDOWS_LETTERS.indexOf(letter);
    return place < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + place;
  });
  try {
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return plausible.test(read) ? read : null;
  } catch {
    return null;
  }
}
