/** Outlines as OpenType stores them. */
export interface GlyphTables {
  readonly glyf: Uint8Array;
  /** With 32-bit offsets (`indexToLocFormat` 1). */
  readonly loca: Uint8Array;
  /** Smallest x of each glyph, which WOFF2 may leave out as its side bearing. */
  readonly xMins: readonly number[];
}

/** One point, relative to the one before, in font units. */
export interface Move {
  readonly dx: number;
  readonly dy: number;
  readonly isOnCurve: boolean;
}

export interface Outline {
  /** Points of each contour. */
  readonly counts: readonly number[];
  readonly moves: readonly Move[];
  /** Hints. */
  readonly program: Uint8Array;
  /** As four 16-bit numbers. */
  readonly box: Uint8Array;
  readonly overlaps: boolean;
}

const ON_CURVE = 0x01;
const OVERLAP_SIMPLE = 0x40;

/**
 * Coordinates stay 16 bits wide: the font lives in memory only, and short ones would save nothing there.
 * @see https://learn.microsoft.com/typography/opentype/spec/glyf#simple-glyph-description
 */
export function writeOutline({ counts, moves, program, box, overlaps }: Outline): Uint8Array {
  const programAt = 10 + 2 * counts.length;
  const flagsAt = programAt + 2 + program.byteLength;
  const outline = new Uint8Array(flagsAt + 5 * moves.length);
  const view = new DataView(outline.buffer);
  view.setInt16(0, counts.length);
  outline.set(box, 2);
  let last = -1;
  for (const [index, count] of counts.entries()) {
    last += count;
    view.setUint16(10 + 2 * index, last);
  }
  view.setUint16(programAt, program.byteLength);
  outline.set(program, programAt + 2);
  for (const [index, { dx, dy, isOnCurve }] of moves.entries()) {
    const overlap = overlaps && index === 0 ? OVERLAP_SIMPLE : 0;
    view.setUint8(flagsAt + index, (isOnCurve ? ON_CURVE : 0) | overlap);
    view.setInt16(flagsAt + moves.length + 2 * index, dx);
    view.setInt16(flagsAt + 3 * moves.length + 2 * index, dy);
  }
  return outline;
}

/** Smallest and largest coordinates of all points, as a glyph's header holds them. */
export function boxOf(moves: readonly Move[]): Uint8Array {
  const box = { xMin: Infinity, yMin: Infinity, xMax: -Infinity, yMax: -Infinity };
  let [x, y] = [0, 0];
  for (const { dx, dy } of moves) {
    x += dx;
    y += dy;
    box.xMin = Math.min(box.xMin, x);
    box.yMin = Math.min(box.yMin, y);
    box.xMax = Math.max(box.xMax, x);
    box.yMax = Math.max(box.yMax, y);
  }
  const view = new DataView(new ArrayBuffer(8));
  for (const [index, value] of [box.xMin, box.yMin, box.xMax, box.yMax].entries())
    view.setInt16(2 * index, Number.isFinite(value) ? value : 0);
  return new Uint8Array(view.buffer);
}

export function joinGlyphs(outlines: readonly Uint8Array[]): GlyphTables {
  const padded = outlines.map((outline) => (outline.byteLength + 3) & ~3);
  const glyf = new Uint8Array(padded.reduce((sum, size) => sum + size, 0));
  const loca = new DataView(new ArrayBuffer(4 * (outlines.length + 1)));
  let offset = 0;
  for (const [id, outline] of outlines.entries()) {
    glyf.set(outline, offset);
    offset += padded[id] ?? 0;
    loca.setUint32(4 * (id + 1), offset);
  }
  const xMins = outlines.map((outline) =>
    outline.byteLength === 0 ? 0 : new DataView(outline.buffer, outline.byteOffset).getInt16(2),
  );
  return { glyf, loca: new Uint8Array(loca.buffer), xMins };
}

/** Width and left bearing of each glyph; `hhea` is to say that all have both (`numberOfHMetrics`). */
export function writeMetrics(
  glyphs: readonly { readonly advance: number; readonly bearing: number }[],
): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * glyphs.length));
  for (const [id, { advance, bearing }] of glyphs.entries()) {
    view.setUint16(4 * id, advance);
    view.setInt16(4 * id + 2, bearing);
  }
  return new Uint8Array(view.buffer);
}
