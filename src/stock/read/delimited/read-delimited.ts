import type { FeedSettings } from '../../../tenant/settings/publish/feed.schema.ts';
import {
  columnKey,
  type FeedRecord,
  type FeedRows,
  noRows,
  type Readable,
  type ReadingProgress,
  readable,
  rowStart,
  unreadableFeed,
} from '../feed-record.ts';
import { unfoldJsonCells } from '../json/unfold-json-cells.ts';
import { findLayout } from './delimited-layout.ts';
import { type DelimitedRow, delimitedRows } from './delimited-rows.ts';

const ROWS_PER_PROGRESS = 2000;

/**
 * CSV and similar formats: any delimiter, line ends in quoted cells; damaged rows are rejected one by one.
 */
export function readDelimited(
  text: string,
  settings: FeedSettings,
  onProgress: ReadingProgress = () => undefined,
): Readable<FeedRows> {
  const mappedNames = new Set(Object.values(settings.columns).flat());
  const layout = findLayout(text, settings.delimiter, mappedNames);
  if (layout === null) return unreadableFeed('The feed is empty. Ask the supplier to send it again.', 1);
  const { header, delimiter, start, line } = layout;
  const rows = noRows();
  let short: DelimitedRow | null = null;
  let shortRows = 0;
  let last: DelimitedRow | null = null;
  for (const row of delimitedRows(text, delimiter, { start, line, width: header.length })) {
    if (row.isCutOff) return cutOff(row);
    if (rows.records.length % ROWS_PER_PROGRESS === 0) onProgress(row.end);
    last = row;
    const joined: DelimitedRow = short === null ? row : (joinBroken(short, row, header.length) ?? row);
    if (short !== null && joined === row) addRow(rows, header, short);
    const isShort = joined.fault === null && joined.cells.length < header.length;
    if (isShort) shortRows++;
    short = isShort ? joined : null;
    if (!isShort) addRow(rows, header, joined);
  }
  if (short !== null) {
    if (last !== null && !last.isEnded && shortRows === 1) return cutOff(last);
    addRow(rows, header, short);
  }
  return readable(rows);
}

function cutOff(row: DelimitedRow): Readable<never> {
  return unreadableFeed(
    `The feed breaks off in the middle of the row on line ${row.line}. Ask the supplier to send it again.`,
    row.line,
  );
}

/** A line end in an unquoted cell breaks a row into two, which together have the header's number of cells. */
function joinBroken(first: DelimitedRow, second: DelimitedRow, width: number): DelimitedRow | null {
  if (first.cells.length < 2 || second.fault !== null) return null;
  if (first.cells.length + second.cells.length - 1 !== width) return null;
  const seam = `${first.cells.at(-1) ?? ''}\n${second.cells[0] ?? ''}`;
  const cells = [...first.cells.slice(0, -1), seam, ...second.cells.slice(1)];
  return {
    ...first,
    cells,
    correction: 'a line end in the middle of the row was closed up',
    isEnded: second.isEnded,
  };
}

function addRow(rows: FeedRows, header: readonly string[], row: DelimitedRow): void {
  if (row.cells.length === header.length && row.cells.every((cell, index) => cell === header[index])) return;
  const start = row.start || rowStart(row.cells.join(' | '));
  const extra = row.cells.slice(header.length).some((cell) => cell.trim() !== '');
  const reason = row.fault ?? `has ${row.cells.length} cells where there are ${header.length} columns`;
  if (row.fault !== null || extra) rows.faults.push({ line: row.line, reason, start });
  else rows.records.push(toRecord(header, row));
}

function toRecord(header: readonly string[], row: DelimitedRow): FeedRecord {
  const cells: Record<string, string> = {};
  header.forEach((name, index) => {
    cells[columnKey(name)] = row.cells[index] ?? '';
  });
  const missing = header.length - row.cells.length;
  const correction = row.correction ?? (missing > 0 ? `cells are missing at its end: ${missing}` : null);
  return { line: row.line, cells: unfoldJsonCells(cells), correction };
}
