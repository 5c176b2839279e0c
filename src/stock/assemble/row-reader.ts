import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { type DateOrder, readDate } from '../cells/dates.ts';
import type { Reading } from '../cells/reading.ts';
import { isMissing } from '../cells/texts/missing.ts';
import { plainLine } from '../cells/texts/plain-text.ts';
import type { ColumnPlan } from '../columns/column-plan.ts';
import type { FeedField } from '../columns/feed-fields.ts';
import { foreignTo } from '../columns/foreign-values.ts';
import type { FeedRecord } from '../read/feed-record.ts';

/** A value that was changed or left out in an accepted row. */
export interface ImportWarning {
  line: number;
  field: FeedField | 'row';
  found: string;
  /** What was done, such as "left out: is not a date". */
  done: string;
}

export interface FilledCell {
  column: string;
  text: string;
}

/** Reads the fields of one row. Cells that are empty or say "unknown" are skipped. */
export interface RowReader {
  line: number;
  /** Whether the feed has a column for the field. */
  knows(field: FeedField): boolean;
  /** The field's usable cells, best column first. */
  filled(field: FeedField): FilledCell[];
  /** The first cell as one line of plain text. */
  text(field: FeedField): string | null;
  /** The first value that `parse` accepts; each rejected cell becomes a warning. */
  value<T>(field: FeedField, parse: (text: string, column: string) => Reading<T>): T | null;
  date(field: FeedField): string | null;
  warn(field: FeedField | 'row', found: string, done: string): void;
}

export interface RowContext {
  plan: ColumnPlan;
  settings: FeedSettings;
  dateOrders: ReadonlyMap<string, DateOrder>;
}

const MAX_FOUND = 120;
/** Longer cells are an accident or an attack; long text fields are shortened later. */
const MAX_CELL = 2000;
const MAX_LONG_CELL = 100_000;
const longFields: ReadonlySet<FeedField> = new Set<FeedField>([
  'dealerComments',
  'features',
  'images',
  'moreImages',
  'thumbnails',
  'photoGroups',
  'photoNotes',
  'spinImages',
  'hotspots',
  'financeLenders',
]);

export function rowReader(record: FeedRecord, context: RowContext, warnings: ImportWarning[]): RowReader {
  const warn = (field: FeedField | 'row', found: string, done: string) => {
    warnings.push({ line: record.line, field, found: found.slice(0, MAX_FOUND), done });
  };
  const known = new Map<FeedField, FilledCell[]>();
  const filled = (field: FeedField) => {
    const before = known.get(field);
    if (before !== undefined) return before;
    const cells = filledCells(record, field, context).filter(({ column, text }) => {
      // Values from feed.json have no column and are not checked.
      const foreign = column === '' ? null : foreignTo(field, text);
      if (foreign !== null) warn(field, text, `left out: is ${foreign}`);
      return foreign === null;
    });
    known.set(field, cells);
    return cells;
  };
  const value = <T>(field: FeedField, parse: (text: string, column: string) => Reading<T>): T | null => {
    for (const { column, text } of filled(field)) {
      const reading = parse(text, column);
      if (reading.value !== null) return reading.value;
      if (reading.problem !== null) warn(field, text, `left out: ${reading.problem}`);
    }
    return null;
  };
  return {
    line: record.line,
    knows: (field) => context.plan.byField.has(field) || context.settings.constants[field] !== undefined,
    filled,
    warn,
    value,
    text: (field) => plainLine(filled(field)[0]?.text ?? ''),
    date: (field) => value(field, (text, column) => readDate(text, context.dateOrders.get(column) ?? 'dmy')),
  };
}

function filledCells(record: FeedRecord, field: FeedField, context: RowContext): FilledCell[] {
  const constant = context.settings.constants[field];
  if (constant !== undefined) return [{ column: '', text: String(constant) }];
  const cells: FilledCell[] = [];
  const maxLength = longFields.has(field) ? MAX_LONG_CELL : MAX_CELL;
  for (const column of context.plan.byField.get(field) ?? []) {
    const cell = record.cells[column];
    const texts = cell === undefined ? [] : typeof cell === 'string' ? [cell] : cell;
    for (const text of texts) {
      const translated = translate(text.slice(0, maxLength).trim(), context.settings.values[field]);
      if (!isMissing(translated)) cells.push({ column, text: translated });
    }
  }
  return cells;
}

function translate(text: string, words: Readonly<Record<string, string>> | undefined): string {
  if (words === undefined) return text;
  const lower = text.toLowerCase();
  const key = Object.keys(words).find((word) => word.trim().toLowerCase() === lower);
  return key === undefined ? text : (words[key] ?? text);
}
