import { dayOf } from '#src/values/time/date.ts';
import type { Statement } from '../ports/database.ts';
import type { PublishedSite } from '../ports/published-site.ts';

/**
 * One more of an event, by its name in event-ids.ts, on this day of the dealer's calendar; `car` is a
 * vehicle's id, `''` for none.
 */
export function countEvent(
  { slug: site, settings }: Pick<PublishedSite, 'slug' | 'settings'>,
  { name, car }: { readonly name: string; readonly car: string },
  nowMs: number,
): Statement {
  return {
    sql: `INSERT INTO event_counts (site, day, name, car, count) VALUES (?, ?, ?, ?, 1)
      ON CONFLICT DO UPDATE SET count = count + 1`,
    args: [site, dayOf(nowMs, settings.site.timeZone), name, car],
  };
}
