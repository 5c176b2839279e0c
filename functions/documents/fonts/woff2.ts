import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import type { GlyphTables } from './glyph-tables.ts';
import { writeOpenType } from './open-type.ts';
import { restoreGlyphs } from './woff2-glyphs.ts';

/** The order is the standard's: https://www.w3.org/TR/WOFF2/#table_dir_format */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH ' +
  'PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc ' +
  'bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .match(/.{4}(?= |$)/g);

const HEADER_BYTES = 48;
const SIGNATURE = 0x774f4632;

interface Table {
  readonly tag: string;
  readonly bytes: Uint8Array;
  readonly isTransformed: boolean;
}

/**
 * A WOFF2 font as the OpenType font that it was made from. Variable fonts come only as WOFF2, of which
 * fontkit cannot take a weight and pdfkit no subset: both need the outlines as OpenType stores them.
 */
export function openTypeOf(woff2: Uint8Array): Uint8Array {
  const reader = new ByteReader(woff2);
  if (reader.u32() !== SIGNATURE) throw new RangeError('This is no WOFF2 font.');
  const flavor = reader.u32();
  reader.position = 12;
  const tableCount = reader.u16();
  reader.position = 20;
  const compressedBytes = reader.u32();
  reader.position = HEADER_BYTES;
  const entries = Array.from({ length: tableCount }, () => readEntry(reader));
  // A plain array: Node's Buffer has a `slice` that copies nothing.
  const data = new ByteReader(new Uint8Array(brotliDecompressSync(reader.take(compressedBytes))));
  const tables = entries.map(({ tag, length, isTransformed }) => ({
    tag,
    isTransformed,
    bytes: data.take(length),
  }));
  return writeOpenType(flavor, restoreTables(tables));
}

function readEntry(reader: ByteReader) {
  const flags = reader.u8();
  const index = flags & 0x3f;
  const tag = index === 0x3f ? new TextDecoder('latin1').decode(reader.take(4)) : (knownTags?.[index] ?? '');
  const version = flags >> 6;
  const originalLength = reader.base128();
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, isTransformed, length: isTransformed ? reader.base128() : originalLength };
}

function restoreTables(tables: readonly Table[]): Map<string, Uint8Array> {
  const restored = new Map(tables.map(({ tag, bytes }) => [tag, bytes]));
  const transformed = (tag: string) =>
    tables.find((table) => table.tag === tag && table.isTransformed)?.bytes;
  const glyf = transformed('glyf');
  if (glyf === undefined) return restored;
  const glyphs = restoreGlyphs(glyf);
  restored.set('glyf', glyphs.glyf).set('loca', glyphs.loca);
  const head = restored.get('head')?.slice();
  if (head === undefined) throw new RangeError('The font lacks its head.');
  new DataView(head.buffer).setInt16(50, 1);
  restored.set('head', head);
  const hmtx = transformed('hmtx');
  if (hmtx !== undefined) restored.set('hmtx', restoreMetrics(hmtx, restored.get('hhea'), glyphs));
  return restored;
}

const NO_PROPORTIONAL_BEARINGS = 1;
const NO_MONOSPACE_BEARINGS = 2;

/** Side bearings that equal the outline's edge were left out: https://www.w3.org/TR/WOFF2/#hmtx_table_format */
function restoreMetrics(hmtx: Uint8Array, hhea: Uint8Array | undefined, { xMins }: GlyphTables): Uint8Array {
  if (hhea === undefined) throw new RangeError('The font lacks its measures.');
  const metricCount = new DataView(hhea.buffer, hhea.byteOffset).getUint16(34);
  const reader = new ByteReader(hmtx);
  const flags = reader.u8();
  const advances = Array.from({ length: metricCount }, () => reader.u16());
  const bearings = xMins.map((xMin, id) => {
    const left = id < metricCount ? NO_PROPORTIONAL_BEARINGS : NO_MONOSPACE_BEARINGS;
    return flags & left ? xMin : reader.i16();
  });
  const view = new DataView(new ArrayBuffer(2 * (metricCount + xMins.length)));
  for (const [id, bearing] of bearings.entries()) {
    if (id < metricCount) view.setUint16(4 * id, advances[id] ?? 0);
    view.setInt16(id < metricCount ? 4 * id + 2 : 2 * (metricCount + id), bearing);
  }
  return new Uint8Array(view.buffer);
}
