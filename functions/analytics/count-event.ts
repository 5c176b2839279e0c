import { dayOf } from '#src/values/time/date.ts';
import type { Statement } from '../ports/database.ts';
import type { PublishedSite } from '../ports/published-site.ts';

/**
 * Adds one to today's count of an event (by the dealer's time zone). `event` is a name from
 * event-ids.ts; `car` is a vehicle's id, or `''`.
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
