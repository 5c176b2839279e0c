export type DecodedText = { ok: true; text: string } | { ok: false; reason: string };

/** Decodes UTF-8 and names other encodings that Windows editors use, so that the file can be saved again. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { ok: false, reason: 'is saved as UTF-16; save it again with the encoding UTF-8.' };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: 'is not saved as UTF-8; save it again with the encoding UTF-8.' };
  }
}
