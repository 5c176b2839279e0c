/** What Windows-1252 writes for the bytes 0x80 to 0x9F; it leaves five of them undefined. */
const windows1252 = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].flatMap((character, index) =>
    character === ' ' ? [] : [[character, 0x80 + index] as const],
  ),
);

const foreignRun = /\P{ASCII}{2,}/gu;

/**
 * A text as it was before it was read by the wrong encoding, where that can be told: "CafÃ©" was "Café". Null for
 * a sound text. "\ufffd" stands for what is lost for good.
 */
export function ungarbled(text: string): string | null {
  const mended = text.replace(foreignRun, (run) => utf8ReadAsWindows1252(run) ?? run);
  return mended !== text || text.includes('\ufffd') ? mended : null;
}

/** The characters whose UTF-8 bytes the run shows one by one; null when it is no such run. */
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
