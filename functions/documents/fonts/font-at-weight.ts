import { create, type Font, type Path } from 'fontkit';
import { boxOf, joinGlyphs, type Move, writeMetrics, writeOutline } from './glyph-tables.ts';
import { readOpenType, TRUE_TYPE, writeOpenType } from './open-type.ts';

/** Fails for a collection of several fonts, of which none is installed. */
export function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!('layout' in font)) throw new Error('This file holds more than one font.');
  return font;
}

/** What follows the weight is written anew or, as hints, dropped with the tables that say how it does. */
const staleTables = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'VVAR', 'STAT', 'fpgm', 'prep', 'cvt '];

/**
 * A variable font as a plain one of this weight (100 to 900, kept within what the font offers); a font
 * without weights stays as it is. pdfkit takes a variable font by the names of its weights only, and some
 * fonts have no names. Where a font exchanges signs from some weight on, the regular ones stay.
 */
export function fontAtWeight(openType: Uint8Array, weight: number): Uint8Array {
  const font = openFont(openType);
  if (font.variationAxes.wght === undefined) return openType;
  const varied = font.getVariation({ wght: weight });
  const glyphs = Array.from({ length: varied.numGlyphs }, (_, id) => varied.getGlyph(id));
  const { glyf, loca, xMins } = joinGlyphs(glyphs.map(({ path }) => outlineOf(path)));
  const metrics = glyphs.map(({ advanceWidth }, id) => ({
    advance: Math.round(advanceWidth),
    bearing: xMins[id] ?? 0,
  }));
  const tables = new Map(readOpenType(openType));
  for (const tag of staleTables) tables.delete(tag);
  tables.set('glyf', glyf).set('loca', loca).set('hmtx', writeMetrics(metrics));
  tables.set('head', withNumber(tables.get('head'), 50, 1));
  tables.set('hhea', withNumber(tables.get('hhea'), 34, glyphs.length));
  // A document tells its fonts apart by this name.
  tables.set('name', nameTable(`${font.postscriptName.replace(/-.*/, '')}-${weight}`));
  return writeOpenType(TRUE_TYPE, tables);
}

const POSTSCRIPT_NAME = 6;

/** @see https://learn.microsoft.com/typography/opentype/spec/name: one record, in UTF-16 for Windows */
function nameTable(postscriptName: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(18 + 2 * postscriptName.length));
  const header = [0, 1, 18, 3, 1, 0x409, POSTSCRIPT_NAME, 2 * postscriptName.length, 0];
  const units = [...postscriptName].map((letter) => letter.charCodeAt(0));
  for (const [index, value] of [...header, ...units].entries()) view.setUint16(2 * index, value);
  return new Uint8Array(view.buffer);
}

/** A copy of the table with a 16-bit number in place. */
function withNumber(table: Uint8Array | undefined, offset: number, value: number): Uint8Array {
  if (table === undefined) throw new RangeError('The font lacks a table.');
  const copy = new Uint8Array(table);
  new DataView(copy.buffer).setUint16(offset, value);
  return copy;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

function outlineOf(path: Path): Uint8Array {
  const contours = contoursOf(path);
  if (contours.length === 0) return new Uint8Array();
  const points = contours.flat();
  const moves: Move[] = points.map(({ x, y, isOnCurve }, index) => ({
    dx: x - (points[index - 1]?.x ?? 0),
    dy: y - (points[index - 1]?.y ?? 0),
    isOnCurve,
  }));
  const counts = contours.map((contour) => contour.length);
  // Outlines of variable fonts cross each other; without the mark some printers leave the crossings white.
  return writeOutline({ counts, moves, box: boxOf(moves), program: new Uint8Array(), overlaps: true });
}

/** TrueType outlines know straight lines and quadratic curves; composed glyphs come as one path. */
function contoursOf({ commands }: Path): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const rounded = args.map(Math.round);
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    for (let index = 0; index < rounded.length; index += 2) {
      const [x = 0, y = 0] = rounded.slice(index, index + 2);
      contour?.push({ x, y, isOnCurve: index === rounded.length - 2 });
    }
  }
  return contours.map(withoutEnd).filter((contour) => contour.length > 0);
}

/** A contour closes by itself: a last point upon the first would be there twice. */
function withoutEnd(contour: readonly Point[]): Point[] {
  const [first] = contour;
  const last = contour.at(-1);
  const isClosed = contour.length > 1 && last?.isOnCurve && first?.x === last.x && first.y === last.y;
  return isClosed ? contour.slice(0, -1) : [...contour];
}
