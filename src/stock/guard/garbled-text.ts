/** How Windows-1252 decodes bytes 0x80 to 0x9F; five of them are undefined. */
const windows1252 = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].flatMap((character, index) =>
    character === ' ' ? [] : [[character, 0x80 + index] as const],
  ),
);

const foreignRun = /\P{ASCII}{2,}/gu;

/**
 * The original of a text that was decoded with the wrong encoding, such as "Café" for "CafÃ©". Null for a
 * correct text. "\ufffd" marks lost characters.
 */
export function ungarbled(text: string): string | null {
  const repaired = text.replace(foreignRun, (run) => utf8ReadAsWindows1252(run) ?? run);
  return repaired !== text || text.includes('\ufffd') ? repaired : null;
}

/** The characters whose UTF-8 bytes appear as single Windows-1252 characters; null if the run is none. */
function utf8ReadAsWindows1252(run: string): string | null {
  const bytes: number[] = [];
  for (const character of run) {
    const code = character.codePointAt(0) ?? 0;
    const byte = windows1252.get(character) ?? code;
    if (byte > 0xff) return null;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
