const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CARRIAGE_RETURN = 0x0d;
/** Longest plausible cell; a longer one is an unclosed quotation mark. */
const MAX_QUOTED_CHARACTERS = 100_000;

export interface ScannedRow {
  cells: string[];
  /** Position of the next row. */
  end: number;
  /** Number of line ends inside quoted cells. */
  innerLines: number;
  /** False if a quotation mark inside a quoted cell was not doubled. */
  isStrict: boolean;
  /** Position of the unclosed quotation mark; null if all are closed. */
  unclosedAt: number | null;
}

/**
 * The cells of the row at `start` by RFC 4180, except that a quotation mark inside a quoted cell is literal
 * unless a delimiter or line end follows. `literalAt`: positions of quotation marks to take literally.
 */
export function scanRow(
  text: string,
  start: number,
  delimiter: string,
  newline: string,
  literalAt: ReadonlySet<number> = new Set(),
): ScannedRow {
  const row: ScannedRow = { cells: [], end: start, innerLines: 0, isStrict: true, unclosedAt: null };
  const delimiterCode = delimiter.charCodeAt(0);
  const newlineCode = newline.charCodeAt(0);
  let pos = start;
  for (;;) {
    const opening = skipSpaces(text, pos, delimiterCode);
    if (text.charCodeAt(opening) === QUOTE && !literalAt.has(opening)) {
      pos = scanQuoted(text, opening, delimiterCode, newlineCode, row);
      if (row.unclosedAt !== null) return row;
    } else {
      pos = scanPlain(text, pos, delimiterCode, newlineCode, row);
    }
    if (text.charCodeAt(pos) !== delimiterCode) break;
    pos++;
  }
  row.end = Math.min(pos + 1, text.length);
  return row;
}

function skipSpaces(text: string, from: number, delimiterCode: number): number {
  let pos = from;
  for (;;) {
    const code = text.charCodeAt(pos);
    if ((code !== 0x20 && code !== 0x09) || code === delimiterCode) return pos;
    pos++;
  }
}

function scanPlain(
  text: string,
  start: number,
  delimiterCode: number,
  newlineCode: number,
  row: ScannedRow,
): number {
  let pos = start;
  while (pos < text.length) {
    const code = text.charCodeAt(pos);
    if (code === delimiterCode || code === newlineCode) break;
    pos++;
  }
  row.cells.push(text.slice(start, pos).trim());
  return pos;
}

function scanQuoted(
  text: string,
  opening: number,
  delimiterCode: number,
  newlineCode: number,
  row: ScannedRow,
): number {
  let pos = opening + 1;
  let value = '';
  for (;;) {
    const quote = text.indexOf('"', pos);
    if (quote < 0 || quote - opening > MAX_QUOTED_CHARACTERS) {
      row.unclosedAt = opening;
      row.isStrict = false;
      return pos;
    }
    value += text.slice(pos, quote);
    if (text.charCodeAt(quote + 1) === QUOTE) {
      value += '"';
      pos = quote + 2;
      continue;
    }
    const after = skipSpaces(text, quote + 1, delimiterCode);
    const isEscaped = text.charCodeAt(quote - 1) === BACKSLASH && quote - 1 > opening;
    if (!isEscaped && closes(text, after, delimiterCode, newlineCode)) {
      row.cells.push(value);
      row.innerLines += countLines(text, opening, quote);
      return newlineCode !== CARRIAGE_RETURN && text.charCodeAt(after) === CARRIAGE_RETURN
        ? after + 1
        : after;
    }
    if (isEscaped) value = `${value.slice(0, -1)}"`;
    else {
      value += '"';
      row.isStrict = false;
    }
    pos = quote + 1;
  }
}

function closes(text: string, pos: number, delimiterCode: number, newlineCode: number): boolean {
  if (pos >= text.length) return true;
  const code = text.charCodeAt(pos);
  if (code === delimiterCode || code === newlineCode) return true;
  return code === CARRIAGE_RETURN && (pos + 1 >= text.length || text.charCodeAt(pos + 1) === newlineCode);
}

/** Number of line ends between two positions. */
export function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let pos = text.indexOf('\n', from); pos >= 0 && pos < to; pos = text.indexOf('\n', pos + 1)) count++;
  return count;
}
