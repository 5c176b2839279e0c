import * as v from 'valibot';
import type { Database } from '../../ports/database.ts';
import { jsonColumn } from '../../storage/json-column.ts';
import type { ReportedLead } from './lead-report.ts';

/** What the report needs of a lead; nothing that says who sent it is read. */
const rowSchema = v.pipe(
  v.object({
    received_at: v.number(),
    category: v.string(),
    subcategory: v.nullable(v.string()),
    car: v.nullable(v.string()),
    branch: v.nullable(v.string()),
    routing: v.nullable(jsonColumn(v.object({ dealership: v.nullable(v.object({ name: v.string() })) }))),
    attributes: jsonColumn(
      v.object({ url: v.string(), linked_query_params: v.record(v.string(), v.string()) }),
    ),
    delivered_at: v.nullable(v.number()),
    answered_at: v.nullable(v.number()),
  }),
  v.transform(
    ({ received_at, routing, attributes, delivered_at, answered_at, ...lead }): ReportedLead => ({
      ...lead,
      receivedAtMs: received_at,
      dealership: routing?.dealership?.name ?? null,
      page: attributes.url,
      campaign: attributes.linked_query_params,
      deliveredAtMs: delivered_at,
      answeredAtMs: answered_at,
    }),
  ),
);

/**
 * Leads of a dealer's sites since a time. Unfinished forms, leads that the honeypot holds, and repeats of the
 * same person about the same car are left out.
 */
export async function readLeads(
  database: Database,
  { sites, sinceMs }: { readonly sites: readonly string[]; readonly sinceMs: number },
): Promise<ReportedLead[]> {
  const rows = await database.execute({
    sql: `SELECT received_at, category, subcategory, car, branch, routing, attributes, answered_at,
        (SELECT min(sent_at) FROM lead_deliveries WHERE lead = leads.id) AS delivered_at
      FROM leads
      WHERE site IN (SELECT value FROM json_each(?)) AND received_at >= ? AND completed_at IS NOT NULL AND repeats IS NULL
        AND NOT EXISTS (SELECT 1 FROM lead_deliveries WHERE lead = leads.id AND state = 'held')
      ORDER BY received_at`,
    args: [JSON.stringify(sites), sinceMs],
  });
  return v.parse(v.array(rowSchema), rows);
}
