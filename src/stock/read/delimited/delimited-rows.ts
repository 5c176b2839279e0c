import { rowStart } from '../feed-record.ts';
import { countLines, type ScannedRow, scanRow } from './scan-row.ts';

export interface DelimitedRow {
  line: number;
  cells: string[];
  /** Position of the next row. */
  end: number;
  correction: string | null;
  /** Set if the row is unreliable. */
  fault: string | null;
  start: string;
  /** False for a last row without a line end. */
  isEnded: boolean;
  /** A quoted cell was not closed before the end of the feed. */
  isCutOff: boolean;
}

interface Reading {
  text: string;
  delimiter: string;
  newline: string;
  /** Number of columns; 0 if unknown. */
  width: number;
  /** Remaining characters for looking ahead, which limits the time for malicious feeds. */
  lookahead: number;
}

const MAX_INNER_LINES = 60;
/** Longest row that is recognised while looking for the end of a damaged one. */
const MAX_ROW_CHARACTERS = 8000;
const MAX_LOOKAHEAD = 200_000_000;
const MAX_LITERAL_QUOTES = 4;

/** Rows end with line feeds; some old exports use only carriage returns. */
export function newlineOf(text: string): string {
  return text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
}

/**
 * All non-empty rows from `start` on. An unclosed quotation mark would swallow the following rows; such a row
 * is read again as one line with the mark taken literally. `width` is the number of columns, 0 if unknown.
 */
export function* delimitedRows(
  text: string,
  delimiter: string,
  place: { start: number; line: number; width: number },
): Generator<DelimitedRow> {
  const newline = newlineOf(text);
  const reading: Reading = { text, delimiter, newline, width: place.width, lookahead: MAX_LOOKAHEAD };
  let { start, line } = place;
  while (start < text.length) {
    const row = nextRow(reading, start, line);
    if (row.cells.some((cell) => cell.trim() !== '') || row.fault !== null) yield row;
    line += newline === '\n' ? countLines(text, start, row.end) : 1;
    start = row.end;
  }
}

function nextRow(reading: Reading, start: number, line: number): DelimitedRow {
  const { text, delimiter, newline, width } = reading;
  const scanned = scanRow(text, start, delimiter, newline);
  const { cells, end, unclosedAt } = scanned;
  const runsOn = unclosedAt !== null || (scanned.innerLines > 0 && !scanned.isStrict);
  const isRow = unclosedAt === null && (width === 0 || cells.length === width);
  if (runsOn && !(isRow && !hidesRow(reading, start, end))) return mendRow(reading, start, line, scanned);
  const isEnded = text.endsWith(newline) || end < text.length;
  return { line, cells, end, isEnded, correction: null, fault: null, start: '', isCutOff: false };
}

/** Whether one of the lines after the first would be a complete row by itself. */
function hidesRow(reading: Reading, start: number, end: number): boolean {
  const { text, delimiter, newline, width } = reading;
  let pos = text.indexOf(newline, start) + 1;
  for (let inner = 0; inner < MAX_INNER_LINES && pos > 0 && pos < end; inner++) {
    if (reading.lookahead <= 0) return true;
    const piece = text.slice(pos, pos + MAX_ROW_CHARACTERS);
    const candidate = scanRow(piece, 0, delimiter, newline);
    reading.lookahead -= candidate.unclosedAt === null ? candidate.end : piece.length;
    if (candidate.isStrict && candidate.cells.length === width) return true;
    pos = text.indexOf(newline, pos) + 1;
  }
  return false;
}

function mendRow(reading: Reading, start: number, line: number, scanned: ScannedRow): DelimitedRow {
  const { text, delimiter, newline, width } = reading;
  const lineEnd = text.indexOf(newline, start);
  const end = lineEnd < 0 ? text.length : lineEnd + 1;
  const lineText = text.slice(start, end).replace(/[\r\n]{1,2}$/, '');
  const cells = scanLine(lineText, delimiter, newline);
  const isSound = width === 0 || cells.length === width;
  // If more rows follow, the feed is not truncated and only this row is damaged.
  const goesOn = isSound ? lineEnd >= 0 : hidesRow(reading, start, text.length);
  return {
    line,
    cells,
    end,
    isEnded: lineEnd >= 0,
    correction: isSound ? 'a quotation mark that was never closed was taken literally' : null,
    fault: isSound
      ? null
      : `has a quotation mark that is never closed, and ${cells.length} cells where there are ${width} columns`,
    start: rowStart(lineText),
    isCutOff: scanned.unclosedAt !== null && !goesOn,
  };
}

function scanLine(lineText: string, delimiter: string, newline: string): string[] {
  const literal = new Set<number>();
  for (let attempt = 0; attempt < MAX_LITERAL_QUOTES; attempt++) {
    const scanned = scanRow(lineText, 0, delimiter, newline, literal);
    if (scanned.unclosedAt === null) return scanned.cells;
    literal.add(scanned.unclosedAt);
  }
  return lineText.split(delimiter);
}
