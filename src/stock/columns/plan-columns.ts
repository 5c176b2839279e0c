import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { type FeedRows, type Readable, readable, unreadableFeed } from '../read/feed-record.ts';
import { namingHints } from './column-hint.ts';
import type { ColumnPlan } from './column-plan.ts';
import { distanceUnitOf } from './distance-unit.ts';
import { feedNotes } from './feed-notes.ts';
import { mappedColumns } from './mapped-columns.ts';
import { recogniseColumns } from './recognise/recognise-columns.ts';
import { sampleColumns } from './recognise/sample-columns.ts';

const MAX_NAMED = 12;

/** Assigns columns to fields by feed.json and by recognition; an error if no column can name a car. */
export function planColumns({ records, about }: FeedRows, settings: FeedSettings): Readable<ColumnPlan> {
  const samples = sampleColumns(records);
  const names = samples.map((sample) => sample.name);
  const mapped = mappedColumns(settings, names);
  if (!mapped.ok) return mapped;
  const plan = recogniseColumns(samples, mapped.value);
  const canName = (['make', 'model', 'title'] as const).some(
    (field) => plan.byField.has(field) || settings.constants[field] !== undefined,
  );
  if (canName) {
    const aboutFeed = sampleColumns([{ line: 1, cells: about, correction: null }]);
    const distanceUnit = distanceUnitOf([...samples, ...aboutFeed], settings);
    const filledRows = new Map(samples.map((sample) => [sample.name, sample.filledRows]));
    const remarks = feedNotes(plan, samples, distanceUnit, settings);
    return readable({ ...plan, filledRows, distanceUnit, remarks });
  }
  const list = names.slice(0, MAX_NAMED).join(', ');
  return unreadableFeed(
    `No column names a car. The columns are: ${list}${names.length > MAX_NAMED ? ' …' : ''}. Map "make" and "model" under "columns" in feed.json.${namingHints(plan, samples, records.length)}`,
  );
}
