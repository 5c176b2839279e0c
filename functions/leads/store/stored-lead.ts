import * as v from 'valibot';
import { branchRules, type LeadRouting, unrouted } from '#src/leads/routing/lead-routing.ts';
import { sha256 } from '../../http/digest.ts';
import type { Database, Row } from '../../ports/database.ts';
import { jsonColumn } from '../../storage/json-column.ts';

const text = v.nullable(v.string());

/** The vehicle of a lead as it was in stock when the lead was sent. */
const leadVehicleSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  carType: v.picklist(['new', 'demo', 'used']),
  year: v.nullable(v.number()),
  make: text,
  model: text,
  /** Missing in leads stored before November 2026, like `routing`. */
  manufacturerSlug: v.optional(text, null),
  badge: text,
  body: text,
  transmission: text,
  colour: text,
  doors: v.nullable(v.number()),
  vin: text,
  stockNumber: text,
  odometerKm: v.nullable(v.number()),
  /** In dollars; null without a price. */
  price: v.nullable(v.number()),
  status: v.string(),
  /** URL of the first photo. */
  image: text,
});

/** What the shopper agreed to, stored as evidence. */
export const consentSchema = v.object({
  optIn: v.boolean(),
  /** The sentence beside the checkbox. */
  text: v.string(),
  /** Path of the page with the form. */
  page: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  terms: v.nullable(v.string()),
});

export const attributesSchema = v.object({
  url: v.string(),
  source: v.string(),
  user_agent: v.string(),
  visited_pages: v.array(v.string()),
  linked_query_params: v.record(v.string(), v.string()),
});

/**
 * By the form's field names: `name`, `last_name`, `email`, `phone`, `postcode`, `message` and the
 * fields of each form.
 */
const fieldsSchema = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]),
);

/**
 * How the branch was chosen, and the dealership: a lead's `LeadRouting` without the branch itself.
 */
const routingSchema = v.object({
  rule: v.nullable(v.picklist(branchRules)),
  dealership: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  carDealershipId: text,
});

const storedLeadSchema = v.pipe(
  v.object({
    id: v.string(),
    site: v.string(),
    received_at: v.number(),
    category: v.string(),
    subcategory: text,
    person: v.string(),
    car: text,
    branch: text,
    routing: v.nullable(jsonColumn(routingSchema)),
    fields: jsonColumn(fieldsSchema),
    vehicle: v.nullable(jsonColumn(leadVehicleSchema)),
    attributes: jsonColumn(attributesSchema),
    consent: jsonColumn(consentSchema),
    repeats: text,
    withdrawn_at: v.nullable(v.number()),
  }),
  v.transform(({ received_at, withdrawn_at, branch, routing: stored, ...lead }) => {
    const routing: LeadRouting = { ...(stored ?? unrouted), branch };
    return { ...lead, routing, receivedAtMs: received_at, withdrawnAtMs: withdrawn_at };
  }),
);

export type LeadVehicle = v.InferOutput<typeof leadVehicleSchema>;
export type LeadFields = v.InferOutput<typeof fieldsSchema>;
export type LeadConsent = v.InferOutput<typeof consentSchema>;
export type LeadAttributes = v.InferOutput<typeof attributesSchema>;
export type StoredLead = v.InferOutput<typeof storedLeadSchema>;

/** Parses a row of `leads`; throws for an invalid one. */
export function readLead(row: Row): StoredLead {
  return v.parse(storedLeadSchema, row);
}

/** Rejects when there is none: callers have the id from a row that references the lead. */
export async function leadById(database: Database, id: string): Promise<StoredLead> {
  const [row] = await database.execute({ sql: 'SELECT * FROM leads WHERE id = ?', args: [id] });
  if (row === undefined) throw new Error(`There is no lead ${id}.`);
  return readLead(row);
}

/** The completed lead of a receipt token; null for an unknown token or another dealer's. */
export async function leadOfReceipt(
  database: Database,
  site: string,
  token: string,
): Promise<StoredLead | null> {
  const [row] = await database.execute({
    sql: `SELECT * FROM leads WHERE site = ?2 AND completed_at IS NOT NULL
      AND id IN (SELECT id FROM leads WHERE receipt_hash = ?1 UNION ALL
        SELECT lead FROM receipt_links WHERE receipt_hash = ?1)`,
    args: [sha256(token), site],
  });
  return row === undefined ? null : readLead(row);
}
