import * as v from 'valibot';
import { MISSED_SEARCH_KIND } from '../../analytics/missed-searches.ts';
import type { Database } from '../../ports/database.ts';
import type { KeyCount } from './count-report.ts';

const rowsSchema = v.array(v.object({ day: v.string(), key: v.string(), count: v.number() }));

export interface ReadCounts {
  /** Vehicles' pages by the vehicle's id. */
  readonly views: readonly KeyCount[];
  /** Searches without result by their words; `''` has all of them. */
  readonly misses: readonly KeyCount[];
}

/** Counts of a dealer's sites since a day, `2026-11-01`. */
export async function readVisitCounts(
  database: Database,
  { sites, since }: { readonly sites: readonly string[]; readonly since: string },
): Promise<ReadCounts> {
  const read = async (kind: string) =>
    v.parse(
      rowsSchema,
      await database.execute({
        sql: `SELECT day, key, count FROM daily_counts
          WHERE site IN (SELECT value FROM json_each(?)) AND day >= ? AND kind = ?`,
        args: [JSON.stringify(sites), since, kind],
      }),
    );
  const [views, misses] = await Promise.all([read('vehicle-view'), read(MISSED_SEARCH_KIND)]);
  return { views, misses };
}
