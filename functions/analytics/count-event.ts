import { dayOf } from '#src/values/time/date.ts';
import type { Statement } from '../ports/database.ts';
import type { PublishedSite } from '../ports/published-site.ts';

type Publisher = Pick<PublishedSite, 'slug' | 'settings'>;

/** Something that is counted per dealer and day. Holds nothing about a visitor. */
export interface Counted {
  /** Name of an event of event-ids.ts, or of another thing, such as `search-miss`. */
  readonly kind: string;
  /** What it was about: a vehicle's id, the words of a search, or `''` for nothing. */
  readonly key: string;
}

/** A count of one dealer on one day of the dealer. */
export interface DailyCount extends Counted {
  readonly site: string;
  readonly day: string;
}

/** Today's count of something, by the dealer's time zone. */
export function countOfToday(
  { slug: site, settings }: Publisher,
  counted: Counted,
  nowMs: number,
): DailyCount {
  return { site, day: dayOf(nowMs, settings.site.timeZone), ...counted };
}

export function addStatement({ site, day, kind, key }: DailyCount, count: number): Statement {
  return {
    sql: `INSERT INTO daily_counts (site, day, kind, key, count) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    args: [site, day, kind, key, count],
  };
}

/** Whether anything is counted for this dealer. */
export function isCounting({ settings }: Pick<PublishedSite, 'settings'>): boolean {
  return settings.analytics.enabled && settings.analytics.dailyCounts;
}

/** 92 days are a quarter: the reports cover 30 days, and a dealer's own reviews are quarterly. */
const KEPT_MS = 92 * 86_400_000;

export function analyticsHousekeeping(nowMs: number): Statement[] {
  return [
    {
      sql: 'DELETE FROM daily_counts WHERE day < ?',
      args: [dayOf(nowMs - KEPT_MS, 'UTC')],
    },
  ];
}
