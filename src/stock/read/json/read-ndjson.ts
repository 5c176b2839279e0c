import {
  type FeedRecord,
  type FeedRows,
  noRows,
  type Readable,
  type ReadingProgress,
  readable,
  rowStart,
  unreadableFeed,
} from '../feed-record.ts';
import { flatten } from '../flatten.ts';
import { parseObject } from './parse-leniently.ts';

const LINES_PER_PROGRESS = 2000;

type Cells = FeedRecord['cells'];

/** Cache of the lines of the last feed with their cells: most lines of the next feed are equal. */
let lastLines: ReadonlyMap<string, Cells> = new Map();

/** One JSON object per line; a damaged line rejects only itself. */
export function readNdjson(text: string, onProgress: ReadingProgress = () => undefined): Readable<FeedRows> {
  const rows = noRows();
  const lines = new Map<string, Cells>();
  let line = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    line++;
    if (line % LINES_PER_PROGRESS === 0) onProgress(start);
    addLine(rows, lines, text.slice(start, end).trim(), line);
    start = end + 1;
  }
  lastLines = lines;
  const last = rows.faults.at(-1);
  // A line that is cut off means that the feed is truncated.
  if (last !== undefined && last.line === line && !text.endsWith('\n')) return cutOff(line);
  return readable(rows);
}

function cutOff(line: number): Readable<never> {
  return unreadableFeed(`The feed breaks off on line ${line}. Ask the supplier to send it again.`, line);
}

function addLine(rows: FeedRows, lines: Map<string, Cells>, lineText: string, line: number): void {
  if (lineText === '') return;
  const cells = lastLines.get(lineText) ?? cellsOf(lineText);
  if (cells === null) {
    rows.faults.push({ line, reason: 'is not JSON', start: rowStart(lineText) });
    return;
  }
  lines.set(lineText, cells);
  rows.records.push({ line, cells, correction: null });
}

function cellsOf(lineText: string): Cells | null {
  const object = parseObject(lineText.replace(/,$/, ''));
  return object && flatten(object);
}
