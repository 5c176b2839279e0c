import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { type DateOrder, dateOrderOf } from '../cells/dates.ts';
import type { FeedRecord } from '../read/feed-record.ts';
import type { ColumnPlan } from './column-plan.ts';
import type { FeedField } from './feed-fields.ts';

const dateFields: readonly FeedField[] = [
  'createdAt',
  'soldAt',
  'buildDate',
  'firstRegistered',
  'complianceDate',
  'registrationExpiry',
];

/** The order of day and month in each date column, the same for all its rows. */
export function dateOrders(
  records: readonly FeedRecord[],
  plan: ColumnPlan,
  settings: FeedSettings,
): ReadonlyMap<string, DateOrder> {
  const columns = dateFields.flatMap((field) => plan.byField.get(field) ?? []);
  const { dateOrder } = settings;
  if (dateOrder !== 'auto') return new Map(columns.map((column) => [column, dateOrder]));
  return new Map(columns.map((column) => [column, dateOrderOf(valuesOf(records, column))]));
}

function* valuesOf(records: readonly FeedRecord[], column: string): Generator<string> {
  for (const { cells } of records) {
    const cell = cells[column];
    if (typeof cell === 'string') yield cell;
  }
}
