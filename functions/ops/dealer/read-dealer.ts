import type { Settings } from '#src/tenant/settings/subjects.ts';
import { addDays, dayOf } from '#src/values/time/date.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import { isCounting } from '../../analytics/count-event.ts';
import type { Database } from '../../ports/database.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { type DealerReport, dealerReport } from './dealer-report.ts';
import type { ReportedLead } from './lead-report.ts';
import { readVisitCounts } from './read-counts.ts';
import { readLeads } from './read-leads.ts';
import { REPORTED_DAYS } from './report-days.ts';

const DAY_MS = 86_400_000;

interface DealerPorts {
  /** The platform's database, which holds leads and counts. */
  readonly database: Database;
  readonly published: PublishedSite;
  /** The dealer's sites in other languages. */
  readonly editions: readonly PublishedSite[];
  readonly now: () => number;
}

/** Whether the lead only tells the dealer what has become of an earlier one, or that somebody wants no offers. */
function isNews(
  { subcategory }: ReportedLead,
  { appointments, checkout, leads }: Pick<Settings, 'appointments' | 'checkout' | 'leads'>,
): boolean {
  const { moved, cancelled } = appointments.lead;
  const { paid, tooLate, released } = checkout.lead;
  const news = [moved, cancelled, paid, tooLate, released, leads.withdrawal.subcategory];
  return subcategory !== null && news.includes(subcategory);
}

/** Reads a dealer's last days, on its sites in all languages, from the database and from the built site. */
export async function readDealer({ database, published, editions, now }: DealerPorts): Promise<DealerReport> {
  const { settings } = published;
  const all = [published, ...editions];
  const sites = all.map(({ slug }) => slug);
  const { name, timeZone } = settings.site;
  const nowMs = now();
  const [leads, counts, vehicles] = await Promise.all([
    // A day more than is reported, because a day of the dealer starts earlier than 24 hours ago.
    readLeads(database, { sites, sinceMs: nowMs - (REPORTED_DAYS + 1) * DAY_MS }),
    readVisitCounts(database, { sites, since: addDays(dayOf(nowMs, timeZone), -REPORTED_DAYS) }),
    published.vehicles(),
  ]);
  return dealerReport({
    ...{
      name,
      timeZone,
      nowMs,
      leads: leads.filter((lead) => !all.some((one) => isNews(lead, one.settings))),
    },
    ...counts,
    counting: isCounting(published) ? settings.analytics.consent : 'off',
    branches: new Map(settings.locations.locations.map((branch) => [branch.id, branch.name])),
    cars: vehicles.map((vehicle) => ({ ...vehicle, isForSale: isAvailable(vehicle) })),
  });
}
