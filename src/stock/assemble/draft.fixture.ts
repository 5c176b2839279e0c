import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { planColumns } from '../columns/plan-columns.ts';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { draftVehicle, type VehicleDraft } from './draft-vehicle.ts';
import { type ImportWarning, type RowContext, type RowReader, rowReader } from './row-reader.ts';

export const now = new Date('2026-08-22T03:00:00Z');

/** A row as the importer receives it, with the warnings of reading it. */
export function aRow(
  cells: Record<string, string | string[]>,
  changes: Partial<FeedSettings> = {},
): { row: RowReader; warnings: ImportWarning[] } {
  const settings = feedSettings(changes);
  const record = { line: 2, cells, correction: null };
  const plan = planColumns({ records: [record], faults: [], about: {}, notes: [] }, settings);
  if (!plan.ok) throw new Error(plan.error.message);
  const context: RowContext = { plan: plan.value, settings, dateOrders: new Map() };
  const warnings: ImportWarning[] = [];
  return { row: rowReader(record, context, warnings), warnings };
}

/** A used 2019 Kia Rio with no other facts. */
export function aDraft(changes: Partial<VehicleDraft> = {}): VehicleDraft {
  const { row } = aRow({ Make: 'Kia', Model: 'Rio', Year: '2019' });
  const drafted = draftVehicle(row, { settings: feedSettings(), distanceUnit: 'km', locations: [], now });
  if (!drafted.ok) throw new Error(drafted.reason);
  return { ...drafted.draft, ...changes };
}
