import { matchName } from '../../columns/recognise/match-name.ts';
import { delimitedRows, newlineOf } from './delimited-rows.ts';
import { countLines, scanRow } from './scan-row.ts';

export interface DelimitedLayout {
  delimiter: string;
  header: string[];
  /** Start of the rows below the header. */
  start: number;
  line: number;
  /** Number of known names in the header; 0 if the first full row was taken as header. */
  knownNames: number;
}

const DELIMITERS = [',', ';', '\t', '|', '^', '~'];
/** Excel's separator line, which some programs quote or pad with delimiters. */
const sepLine = /^\s*"?sep=(.)"?[\s,;|]*?\r?\n/i;
const MAX_ROWS_ABOVE_HEADER = 25;
const SAMPLE_ROWS = 30;

/**
 * Finds the delimiter and the header, which may come after titles, dates and `sep=;`. `mappedNames` are the
 * column names in feed.json.
 */
export function findLayout(
  text: string,
  delimiter: string,
  mappedNames: ReadonlySet<string>,
): DelimitedLayout | null {
  const declared = sepLine.exec(text)?.[1];
  const candidates = delimiter !== 'auto' ? [delimiter] : declared !== undefined ? [declared] : DELIMITERS;
  const layouts = candidates.flatMap((candidate) => layoutWith(text, candidate, mappedNames) ?? []);
  return layouts.reduce<(typeof layouts)[number] | null>(
    (best, next) => (best === null || next.score > best.score ? next : best),
    null,
  );
}

function layoutWith(
  text: string,
  delimiter: string,
  mappedNames: ReadonlySet<string>,
): (DelimitedLayout & { score: number }) | null {
  const rows = firstRows(text, delimiter);
  const scored = rows.map((row) => ({ ...row, known: knownNames(row.cells, mappedNames) }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (a, b) => (a === null || b.known > a.known ? b : a),
    null,
  );
  const widest = scored.find((row) => row.cells.length > 1) ?? scored[0];
  const header = best !== null && best.known >= 2 ? best : widest;
  if (header === undefined) return null;
  const { start, line, cells, known } = header;
  const width = cells.length;
  const alike = sameWidth(text, delimiter, header.start, header.line, width);
  const score = known * 10 + (width > 1 ? alike * Math.min(width, 40) : 0);
  return { delimiter, header: uniqueNames(cells), start, line, knownNames: known >= 2 ? known : 0, score };
}

interface FirstRow {
  cells: string[];
  /** Start of the next row. */
  start: number;
  line: number;
}

function firstRows(text: string, delimiter: string): FirstRow[] {
  const newline = newlineOf(text);
  const rows: FirstRow[] = [];
  // Skip "sep=,", which would look like a header with two columns.
  let start = sepLine.exec(text)?.[0].length ?? 0;
  let line = start === 0 ? 1 : 1 + countLines(text, 0, start);
  while (start < text.length && rows.length < MAX_ROWS_ABOVE_HEADER) {
    const row = scanRow(text, start, delimiter, newline);
    const lineEnd = text.indexOf(newline, start);
    const end = row.unclosedAt === null ? row.end : lineEnd < 0 ? text.length : lineEnd + 1;
    line += newline === '\n' ? countLines(text, start, end) : 1;
    start = end;
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ cells: row.cells, start, line });
  }
  return rows;
}

/** Number of distinct names that mean a field; rows of data have few by chance. */
function knownNames(cells: readonly string[], mappedNames: ReadonlySet<string>): number {
  const known = cells.filter((cell) => {
    const name = cell.trim();
    if (mappedNames.has(name)) return true;
    const match = name.length > 0 && name.length <= 80 ? matchName(name) : null;
    return match !== null && match.rank < 4000;
  });
  return new Set(known).size;
}

function sameWidth(text: string, delimiter: string, start: number, line: number, width: number): number {
  let rows = 0;
  let same = 0;
  for (const row of delimitedRows(text, delimiter, { start, line, width: 0 })) {
    rows++;
    if (row.cells.length === width) same++;
    if (rows === SAMPLE_ROWS) break;
  }
  return rows === 0 ? 0 : same / rows;
}

/** Numbers empty and repeated column names, to make them unique. */
export function uniqueNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `column ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
