import { branchReason } from '#src/leads/routing/lead-routing.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { localIso } from '#src/values/time/date.ts';
import type { StoredLead } from '../../store/stored-lead.ts';

/**
 * A lead as JSON with `type`, `timestamp` and `data`, as Standard Webhooks recommends. The names in
 * `data` are those of the form and of the specification (leads and dealer §3).
 */
export function webhookBody(lead: StoredLead, settings: Settings): string {
  const { site, locations } = settings;
  const { routing, vehicle } = lead;
  const branch = locations.locations.find(({ id }) => id === routing.branch);
  const time = (ms: number) => localIso(ms, site.timeZone);
  const { optIn, text, page, at, terms } = lead.consent;
  return JSON.stringify({
    type: 'lead.created',
    timestamp: new Date(lead.receivedAtMs).toISOString(),
    data: {
      lead_id: lead.id,
      dealer: { slug: dealerOf({ slug: lead.site, settings }), name: site.name },
      location: branch
        ? { id: branch.id, name: branch.name, rule: routing.rule, reason: branchReason(routing) }
        : null,
      dealership_slug: routing.dealership?.slug ?? null,
      dealership_name: routing.dealership?.name ?? null,
      car_id: vehicle?.id ?? null,
      car_dealership_id: routing.carDealershipId,
      manufacturer_slug: vehicle?.manufacturerSlug ?? null,
      received_at: time(lead.receivedAtMs),
      category: lead.category,
      subcategory: lead.subcategory,
      repeats: lead.repeats,
      fields: lead.fields,
      vehicle,
      lead_attributes: lead.attributes,
      consent: {
        opt_in: optIn && lead.withdrawnAtMs === null,
        text,
        page,
        at: time(at),
        terms,
        withdrawn_at: lead.withdrawnAtMs === null ? null : time(lead.withdrawnAtMs),
      },
    },
  });
}
