import { dayOf } from '#src/values/time/date.ts';
import {
  type ReportedCar,
  type SearchReport,
  searchReport,
  type ViewReport,
  viewReport,
} from './count-report.ts';
import { type LeadReport, leadReport, type ReportedLead } from './lead-report.ts';
import type { ReadCounts } from './read-counts.ts';
import { daysUntil } from './report-days.ts';

/** Whether visits are counted: not at all, after the visitor has agreed, or unless the visitor declines. */
export type Counting = 'off' | 'ask' | 'assumed';

/** What a dealer wants to know of the last 30 days. */
export interface DealerReport {
  readonly name: string;
  readonly timeZone: string;
  readonly counting: Counting;
  readonly leads: LeadReport;
  readonly searches: SearchReport;
  readonly views: ViewReport;
}

interface DealerFacts extends ReadCounts {
  readonly name: string;
  readonly timeZone: string;
  readonly counting: Counting;
  readonly nowMs: number;
  /** Names of branches by id. */
  readonly branches: ReadonlyMap<string, string>;
  readonly leads: readonly ReportedLead[];
  /** All vehicles that have a page. */
  readonly cars: readonly ReportedCar[];
}

export function dealerReport(facts: DealerFacts): DealerReport {
  const { name, timeZone, counting, nowMs, branches, cars } = facts;
  const days = daysUntil(nowMs, timeZone);
  const isShown = (day: string) => days.includes(day);
  const leads = facts.leads.filter(({ receivedAtMs }) => isShown(dayOf(receivedAtMs, timeZone)));
  const [misses, views] = [facts.misses, facts.views].map((counts) =>
    counts.filter(({ day }) => isShown(day)),
  );
  return {
    ...{ name, timeZone, counting },
    leads: leadReport({ leads, days, timeZone, branches }),
    searches: searchReport(days, misses ?? []),
    views: viewReport(days, views ?? [], cars),
  };
}
