/** Tables of a font by their tag. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

export const TRUE_TYPE = 0x00010000;

/** Not for collections of fonts. */
export function readOpenType(font: Uint8Array): FontTables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const tag = new TextDecoder('latin1').decode(font.subarray(at, at + 4));
      const start = view.getUint32(at + 8);
      return [tag, font.subarray(start, start + view.getUint32(at + 12))];
    }),
  );
}

/** @see https://learn.microsoft.com/typography/opentype/spec/otff#organization-of-an-opentype-font */
export function writeOpenType(flavor: number, tables: FontTables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directoryBytes = 12 + 16 * sorted.length;
  const padded = (size: number) => (size + 3) & ~3;
  const font = new Uint8Array(
    sorted.reduce((sum, [, { byteLength }]) => sum + padded(byteLength), directoryBytes),
  );
  const view = new DataView(font.buffer);
  view.setUint32(0, flavor);
  view.setUint16(4, sorted.length);
  let offset = directoryBytes;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const at = 12 + 16 * index;
    font.set(new TextEncoder().encode(tag), at);
    // The checksum is left 0: no reader of ours looks at it.
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.byteLength);
    font.set(bytes, offset);
    offset += padded(bytes.byteLength);
  }
  return font;
}
