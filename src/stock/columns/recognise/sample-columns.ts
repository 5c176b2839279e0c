import { isMissing } from '../../cells/texts/missing.ts';
import type { FeedRecord } from '../../read/feed-record.ts';
import type { ColumnSample } from '../column-plan.ts';

const MAX_DISTINCT = 300;

interface Tally {
  values: Set<string>;
  filledRows: number;
}

/** All columns in order of first appearance. */
export function sampleColumns(records: readonly FeedRecord[]): ColumnSample[] {
  const tallies = new Map<string, Tally>();
  for (const { cells } of records) {
    const firsts = firstsOf(cells);
    for (let at = 0; at < firsts.length; at += 2)
      tallyCell(tallies, firsts[at] ?? '', firsts[at + 1] ?? null);
  }
  return [...tallies].map(([name, { values, filledRows }]) => ({ name, values: [...values], filledRows }));
}

/** Cache: readers return the same object for cells that they have read before. */
const known = new WeakMap<FeedRecord['cells'], readonly (string | null)[]>();

/** Each column name with the first value of its cell; null if empty. */
function firstsOf(cells: FeedRecord['cells']): readonly (string | null)[] {
  const before = known.get(cells);
  if (before !== undefined) return before;
  const firsts = Object.entries(cells).flatMap(([name, cell]) => {
    const first = typeof cell === 'string' ? cell : (cell[0] ?? '');
    return [name, isMissing(first) ? null : first];
  });
  known.set(cells, firsts);
  return firsts;
}

function tallyCell(tallies: Map<string, Tally>, name: string, first: string | null): void {
  let tally = tallies.get(name);
  if (tally === undefined) {
    tally = { values: new Set(), filledRows: 0 };
    tallies.set(name, tally);
  }
  if (first === null) return;
  tally.filledRows++;
  if (tally.values.size < MAX_DISTINCT) tally.values.add(first);
}
