import { isMissing } from '../cells/missing.ts';
import type { FeedRecord } from '../read/feed-record.ts';
import type { ColumnSample } from './column-plan.ts';

const MAX_DISTINCT = 300;

interface Tally {
  values: Set<string>;
  filledRows: number;
}

/** All columns in the order in which they first appear. */
export function sampleColumns(records: readonly FeedRecord[]): ColumnSample[] {
  const tallies = new Map<string, Tally>();
  for (const record of records) {
    for (const name in record.cells) tallyCell(tallies, name, record.cells[name] ?? '');
  }
  return [...tallies].map(([name, { values, filledRows }]) => ({ name, values: [...values], filledRows }));
}

function tallyCell(tallies: Map<string, Tally>, name: string, cell: string | readonly string[]): void {
  let tally = tallies.get(name);
  if (tally === undefined) {
    tally = { values: new Set(), filledRows: 0 };
    tallies.set(name, tally);
  }
  const first = typeof cell === 'string' ? cell : (cell[0] ?? '');
  if (isMissing(first)) return;
  tally.filledRows++;
  if (tally.values.size < MAX_DISTINCT) tally.values.add(first);
}
