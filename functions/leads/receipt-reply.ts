import * as v from 'valibot';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { StoredLead } from './stored-lead.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const text = v.nullable(v.string());

/** `GET /api/leads/{receipt}`: the lead as the shopper may see it. */
export const receiptReplySchema = v.object({
  lead_id: v.string(),
  received_at: time,
  category: v.string(),
  subcategory: text,
  branch: v.nullable(v.object({ id: v.string(), name: v.string() })),
  vehicle: v.nullable(v.object({ id: v.string(), slug: v.string(), name: v.string() })),
  fields: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
  consent: v.object({
    opt_in: v.boolean(),
    text: v.string(),
    page: v.string(),
    at: time,
    terms: text,
    withdrawn_at: v.nullable(time),
  }),
});

type ReceiptReply = v.InferOutput<typeof receiptReplySchema>;

export function receiptReply(lead: StoredLead, { locations }: Pick<Settings, 'locations'>): ReceiptReply {
  const { id, receivedAtMs, category, subcategory, fields, vehicle, consent, withdrawnAtMs } = lead;
  const branch = locations.locations.find((location) => location.id === lead.branch);
  return {
    lead_id: id,
    received_at: iso(receivedAtMs),
    ...{ category, subcategory, fields },
    branch: branch === undefined ? null : { id: branch.id, name: branch.name },
    vehicle: vehicle && { id: vehicle.id, slug: vehicle.slug, name: vehicle.name },
    consent: {
      opt_in: consent.optIn && withdrawnAtMs === null,
      ...{ text: consent.text, page: consent.page, terms: consent.terms },
      at: iso(consent.at),
      withdrawn_at: withdrawnAtMs === null ? null : iso(withdrawnAtMs),
    },
  };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
