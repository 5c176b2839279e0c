import type { GuardSettings } from '../../tenant/settings/publish/feed.schema.ts';
import type { ColumnUse } from '../snapshot.schema.ts';
import { firstFew, type GuardFinding, percentOf } from './finding.ts';

/** The columns of a feed and its number of rows. */
export interface FeedColumns {
  readonly columns: readonly ColumnUse[];
  readonly rows: number;
}

/**
 * Columns that were used and are now missing or empty. XML and JSON omit empty columns, so one that few rows
 * filled may disappear. A new column is no reason to hold a feed, but may be the new name of a missing one.
 */
export function changedColumns(
  previous: FeedColumns,
  next: FeedColumns,
  { columns: isOn, emptiedPercent }: GuardSettings,
): GuardFinding[] {
  const names = new Set(next.columns.filter(({ filledRows }) => filledRows > 0).map(({ column }) => column));
  const missing = previous.columns.filter(
    ({ column, field, filledRows }) =>
      field !== null && !names.has(column) && percentOf(filledRows, previous.rows) > emptiedPercent,
  );
  if (!isOn || missing.length === 0) return [];
  const known = new Set(previous.columns.map(({ column }) => column));
  const more = next.columns.filter(({ column }) => !known.has(column)).map(({ column }) => `"${column}"`);
  const gone = missing.map(({ column }) => `"${column}"`);
  const subject =
    gone.length === 1 ? `The column ${gone[0]} is` : `The columns ${firstFew(gone).join(', ')} are`;
  const news = more.length === 0 ? '' : ` New in the feed: ${firstFew(more).join(', ')}.`;
  const sentence = `${subject} missing from the feed or empty.${news} Columns with new names are mapped in feed.json under "columns" (guard.columns).`;
  return [{ kind: 'columns', sentence, examples: firstFew(missing.map(previousSource(next))) }];
}

/** Finds the new source of a field: "Price" gave it before, now "Web price" does. */
function previousSource({ columns }: FeedColumns): (missing: ColumnUse) => string {
  return ({ column, field }) => {
    const instead = columns.find((other) => other.field === field && other.filledRows > 0)?.column;
    return `"${column}", which gave ${field}${instead === undefined ? '; nothing gives it now' : `; now "${instead}" gives it`}`;
  };
}
