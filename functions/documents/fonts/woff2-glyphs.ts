import { ByteReader } from './byte-reader.ts';
import { boxOf, type GlyphTables, joinGlyphs, type Move, writeOutline } from './glyph-tables.ts';

interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
  readonly bboxes: ByteReader;
  readonly instructions: ByteReader;
}

const HAS_OVERLAPS = 1;

/**
 * Undoes the transformation of the `glyf` and `loca` tables.
 * @see https://www.w3.org/TR/WOFF2/#glyf_table_format
 */
export function restoreGlyphs(transformed: Uint8Array): GlyphTables {
  const header = new ByteReader(transformed);
  header.position = 2;
  const options = header.u16();
  const glyphCount = header.u16();
  header.position += 2;
  const sizes = Array.from({ length: 7 }, () => header.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(header.take(size)),
  );
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions) {
    throw new RangeError('The font lacks outlines.');
  }
  const bitmapBytes = 4 * ((glyphCount + 31) >> 5);
  const hasBox = bitsOf(boxes.take(bitmapBytes));
  const overlaps = options & HAS_OVERLAPS ? bitsOf(header.take((glyphCount + 7) >> 3)) : () => false;
  const streams = { contours, points, flags, glyphs, composites, bboxes: boxes, instructions };
  const outlines = Array.from({ length: glyphCount }, (_, id) =>
    restoreGlyph(streams, hasBox(id), overlaps(id)),
  );
  return joinGlyphs(outlines);
}

function bitsOf(bitmap: Uint8Array): (index: number) => boolean {
  return (index) => ((bitmap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

function restoreGlyph(streams: Streams, hasBox: boolean, overlaps: boolean): Uint8Array {
  const contourCount = streams.contours.i16();
  if (contourCount === 0) return new Uint8Array();
  if (contourCount < 0) return restoreComposite(streams);
  return restoreSimple(streams, contourCount, hasBox, overlaps);
}

const ARGUMENTS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

function restoreComposite({ composites, glyphs, bboxes, instructions }: Streams): Uint8Array {
  const start = composites.position;
  let flags = MORE_COMPONENTS;
  let hasInstructions = false;
  while (flags & MORE_COMPONENTS) {
    flags = composites.u16();
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    composites.take(2 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + scaleBytes(flags));
  }
  const components = composites.bytes.subarray(start, composites.position);
  const parts = [Uint8Array.of(0xff, 0xff), bboxes.take(8), components];
  if (hasInstructions) {
    const length = glyphs.u255();
    parts.push(Uint8Array.of(length >> 8, length & 0xff), instructions.take(length));
  }
  return joined(parts);
}

function scaleBytes(flags: number): number {
  if (flags & HAS_SCALE) return 2;
  if (flags & HAS_TWO_SCALES) return 4;
  return flags & HAS_MATRIX ? 8 : 0;
}

function restoreSimple(
  { points, flags, glyphs, bboxes, instructions }: Streams,
  contourCount: number,
  hasBox: boolean,
  overlaps: boolean,
): Uint8Array {
  const counts = Array.from({ length: contourCount }, () => points.u255());
  const pointCount = counts.reduce((sum, count) => sum + count, 0);
  const moves = Array.from({ length: pointCount }, () => readMove(flags.u8(), glyphs));
  const program = instructions.take(glyphs.u255());
  const box = hasBox ? bboxes.take(8) : boxOf(moves);
  return writeOutline({ counts, moves, program, box, overlaps });
}

/** One point, relative to the one before: the table of triplets in section 5.2 of the standard. */
function readMove(flag: number, bytes: ByteReader): Move {
  const isOnCurve = flag < 0x80;
  const code = flag & 0x7f;
  const signX = code & 1 ? 1 : -1;
  const signY = code & 2 ? 1 : -1;
  if (code < 10) return { dx: 0, dy: signX * (((code & 14) << 7) + bytes.u8()), isOnCurve };
  if (code < 20) return { dx: signX * ((((code - 10) & 14) << 7) + bytes.u8()), dy: 0, isOnCurve };
  const [x, y] = readDistances(code, bytes);
  return { dx: signX * x, dy: signY * y, isOnCurve };
}

function readDistances(code: number, bytes: ByteReader): readonly [number, number] {
  if (code < 84) {
    const base = code - 20;
    const byte = bytes.u8();
    return [1 + (base & 0x30) + (byte >> 4), 1 + ((base & 0x0c) << 2) + (byte & 0x0f)];
  }
  if (code < 120) {
    const base = code - 84;
    return [
      1 + (Math.floor(base / 12) << 8) + bytes.u8(),
      1 + ((Math.floor(base / 4) % 3) << 8) + bytes.u8(),
    ];
  }
  if (code < 124) {
    const packed = (bytes.u8() << 16) | bytes.u16();
    return [packed >> 12, packed & 0xfff];
  }
  return [bytes.u16(), bytes.u16()];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}
