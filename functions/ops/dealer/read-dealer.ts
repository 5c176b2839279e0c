import type { Database } from '../../ports/database.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { type DealerReport, dealerReport } from './dealer-report.ts';
import { readLeads } from './read-leads.ts';
import { reportedDays } from './report-days.ts';

const dayMs = 86_400_000;

interface DealerPorts {
  /** The platform's database, which holds leads and counts. */
  readonly database: Database;
  readonly published: PublishedSite;
  readonly now: () => number;
}

export async function readDealer({ database, published, now }: DealerPorts): Promise<DealerReport> {
  const { slug: tenant, settings } = published;
  const { name, timeZone } = settings.site;
  const nowMs = now();
  return dealerReport({
    ...{ tenant, name, timeZone, nowMs },
    branches: new Map(settings.locations.locations.map((branch) => [branch.id, branch.name])),
    // A day more than is reported, because a day of the dealer starts earlier than 24 hours ago.
    leads: await readLeads(database, { site: tenant, sinceMs: nowMs - (reportedDays + 1) * dayMs }),
  });
}
