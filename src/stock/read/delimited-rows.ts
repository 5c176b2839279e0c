import { rowStart } from './feed-record.ts';
import { countLines, type ScannedRow, scanRow } from './scan-row.ts';

export interface DelimitedRow {
  line: number;
  cells: string[];
  /** Where the next row begins, in characters. */
  end: number;
  mended: string | null;
  /** Set when the row cannot be trusted. */
  fault: string | null;
  start: string;
  /** False for a last row without a line end. */
  isEnded: boolean;
  /** A quoted cell was still open at the end of the feed. */
  isCutOff: boolean;
}

const MAX_INNER_LINES_CHECKED = 60;
const MAX_LITERAL_QUOTES = 4;

/** Rows end with line feeds, but for old exports that know only carriage returns. */
export function newlineOf(text: string): string {
  return text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
}

/**
 * All rows with a cell in them, from `start` on. A quotation mark that is never closed would swallow
 * the rows after it; such a row is read again as one line, with the mark taken literally, and costs
 * nothing but itself. `width` is the number of columns, 0 when unknown.
 */
export function* delimitedRows(
  text: string,
  delimiter: string,
  place: { start: number; line: number; width: number },
): Generator<DelimitedRow> {
  const newline = newlineOf(text);
  let { start, line } = place;
  while (start < text.length) {
    const { row, end } = nextRow(text, start, line, delimiter, newline, place.width);
    if (row.cells.some((cell) => cell.trim() !== '') || row.fault !== null) yield row;
    line += newline === '\n' ? countLines(text, start, end) : 1;
    start = end;
  }
}

function nextRow(
  text: string,
  start: number,
  line: number,
  delimiter: string,
  newline: string,
  width: number,
): { row: DelimitedRow; end: number } {
  const scanned = scanRow(text, start, delimiter, newline);
  const sound = { mended: null, fault: null, start: '', isCutOff: false };
  const runsOn = scanned.unclosedAt !== null || (scanned.innerLines > 0 && !scanned.isStrict);
  if (
    !runsOn ||
    (isAcceptable(scanned, width) && !hidesRows(text, start, scanned, delimiter, newline, width))
  ) {
    const isEnded = text.endsWith(newline) || scanned.end < text.length;
    return { ...sound, line, cells: scanned.cells, end: scanned.end, isEnded };
  }
  return mendRow(text, start, line, delimiter, newline, width);
}

function isAcceptable(scanned: ScannedRow, width: number): boolean {
  return scanned.unclosedAt === null && (width === 0 || scanned.cells.length === width);
}

/** Whether a line inside the row would be a complete row by itself. */
function hidesRows(
  text: string,
  start: number,
  scanned: ScannedRow,
  delimiter: string,
  newline: string,
  width: number,
): boolean {
  let pos = text.indexOf(newline, start) + 1;
  for (let inner = 0; inner < MAX_INNER_LINES_CHECKED && pos > 0 && pos < scanned.end; inner++) {
    const lineEnd = text.indexOf(newline, pos);
    const line = text.slice(pos, lineEnd < 0 ? text.length : lineEnd);
    const candidate = scanRow(line, 0, delimiter, newline);
    if (candidate.isStrict && candidate.cells.length === width) return true;
    pos = lineEnd + 1;
  }
  return false;
}

function mendRow(
  text: string,
  start: number,
  line: number,
  delimiter: string,
  newline: string,
  width: number,
): { row: DelimitedRow; end: number } {
  const lineEnd = text.indexOf(newline, start);
  const end = lineEnd < 0 ? text.length : lineEnd + 1;
  const lineText = text.slice(start, end).replace(/[\r\n]+$/, '');
  const cells = scanLine(lineText, delimiter, newline);
  const isSound = width === 0 || cells.length === width;
  // Rows still to come prove that the feed goes on and only this row is damaged.
  const isCutOff =
    !isSound && !hidesRows(text, start, { ...emptyScan, end: text.length }, delimiter, newline, width);
  const fault = `has a quotation mark that is never closed, and ${cells.length} cells where there are ${width} columns`;
  const row: DelimitedRow = {
    line,
    cells,
    mended: isSound ? 'a quotation mark that was never closed was taken literally' : null,
    fault: isSound ? null : fault,
    start: rowStart(lineText),
    isEnded: lineEnd >= 0,
    isCutOff,
  };
  return { row, end };
}

const emptyScan: ScannedRow = { cells: [], end: 0, innerLines: 0, isStrict: true, unclosedAt: null };

function scanLine(lineText: string, delimiter: string, newline: string): string[] {
  const literal = new Set<number>();
  for (let attempt = 0; attempt < MAX_LITERAL_QUOTES; attempt++) {
    const scanned = scanRow(lineText, 0, delimiter, newline, literal);
    if (scanned.unclosedAt === null) return scanned.cells;
    literal.add(scanned.unclosedAt);
  }
  return lineText.split(delimiter);
}
