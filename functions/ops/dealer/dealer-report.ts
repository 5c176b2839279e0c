import { dayOf } from '#src/values/time/date.ts';
import { type LeadReport, leadReport, type ReportedLead } from './lead-report.ts';
import { daysUntil } from './report-days.ts';

/** What a dealer wants to know of the last 30 days. */
export interface DealerReport {
  readonly tenant: string;
  readonly name: string;
  readonly timeZone: string;
  readonly leads: LeadReport;
}

interface DealerFacts {
  readonly tenant: string;
  readonly name: string;
  readonly timeZone: string;
  readonly nowMs: number;
  readonly branches: ReadonlyMap<string, string>;
  readonly leads: readonly ReportedLead[];
}

export function dealerReport({ tenant, name, timeZone, nowMs, branches, leads }: DealerFacts): DealerReport {
  const days = daysUntil(nowMs, timeZone);
  const shown = leads.filter(({ receivedAtMs }) => days.includes(dayOf(receivedAtMs, timeZone)));
  return { tenant, name, timeZone, leads: leadReport({ leads: shown, days, timeZone, branches }) };
}
