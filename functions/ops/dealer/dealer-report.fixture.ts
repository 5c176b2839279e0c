import { testStartMs } from '../../ports/ports.fixture.ts';
import { type DealerReport, dealerReport } from './dealer-report.ts';
import type { ReportedLead } from './lead-report.ts';

type Facts = Parameters<typeof dealerReport>[0];

/** The report of a dealer in Brisbane on 20 November 2026, at eight in the evening, without any data. */
export function aDealerReport(facts: Partial<Facts> = {}): DealerReport {
  return dealerReport({
    name: 'City Motors',
    timeZone: 'Australia/Brisbane',
    counting: 'assumed',
    nowMs: testStartMs,
    branches: new Map([['bne', 'Brisbane']]),
    leads: [],
    cars: [],
    views: [],
    misses: [],
    ...facts,
  });
}

export function aReportedLead(changes: Partial<ReportedLead> = {}): ReportedLead {
  return {
    receivedAtMs: testStartMs,
    category: 'General Enquiry',
    subcategory: null,
    car: null,
    branch: 'bne',
    dealership: null,
    page: '/contact',
    campaign: {},
    deliveredAtMs: null,
    answeredAtMs: null,
    ...changes,
  };
}
