import * as v from 'valibot';
import type { BuildRecord } from '#src/ops/queue/build-record.schema.ts';
import type { Database, Statement } from '../ports/database.ts';

/** Upper bounds, in seconds, of the histogram of build durations. */
export const secondsClasses = [1, 2, 5, 10, 20, 60, 300, 1800] as const;

/** A build of 60 seconds counts in the bucket `60`; the longest ones in `+Inf`. */
function classOf(seconds: number): string {
  return String(secondsClasses.find((max) => seconds <= max) ?? '+Inf');
}

/**
 * Adds a build to the counters, which outlive the history; only if the queue entry has this stamp.
 */
export function countStatements(
  { result, beganAtMs, endedAtMs }: BuildRecord,
  { tenant, stamp }: { readonly tenant: string; readonly stamp: string },
): Statement[] {
  const seconds = Math.max(0, endedAtMs - beganAtMs) / 1000;
  const counts: readonly (readonly [string, string, number])[] = [
    ['builds', result, 1],
    ['build_seconds_class', classOf(seconds), 1],
    ['build_seconds', 'sum', seconds],
  ];
  return counts.map(([name, label, value]) => ({
    sql: `INSERT INTO ops_counts (name, label, value)
      SELECT ?, ?, ? FROM ops_queue WHERE tenant = ? AND stamp = ?
      ON CONFLICT (name, label) DO UPDATE SET value = value + excluded.value`,
    args: [name, label, value, tenant, stamp],
  }));
}

const rowSchema = v.object({ name: v.string(), label: v.string(), value: v.number() });

export interface BuildCounts {
  readonly builds: ReadonlyMap<string, number>;
  /** Builds by the bounds of `secondsClasses` and `+Inf`; not cumulative. */
  readonly secondsClasses: ReadonlyMap<string, number>;
  readonly secondsSum: number;
}

export async function readBuildCounts(database: Database): Promise<BuildCounts> {
  const rows = await database.execute({ sql: 'SELECT name, label, value FROM ops_counts' });
  const counts = rows.map((row) => v.parse(rowSchema, row));
  const named = (wanted: string) =>
    new Map(counts.flatMap(({ name, label, value }) => (name === wanted ? [[label, value] as const] : [])));
  return {
    builds: named('builds'),
    secondsClasses: named('build_seconds_class'),
    secondsSum: named('build_seconds').get('sum') ?? 0,
  };
}
