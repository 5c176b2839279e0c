import { branchReason } from '#src/leads/routing/lead-routing.ts';
import type { Database } from '../../ports/database.ts';
import { readLead, type StoredLead } from '../store/stored-lead.ts';

const PAGE_SIZE = 500;

export interface ExportFilter {
  /** Slugs of a dealer's sites. */
  readonly sites?: readonly string[] | undefined;
  readonly sinceMs?: number | undefined;
}

/**
 * All sent leads, oldest first, in pages of some hundred, because all of them may not fit into
 * memory.
 */
export async function* leadPages(
  database: Database,
  { sites, sinceMs = 0 }: ExportFilter,
): AsyncGenerator<readonly StoredLead[]> {
  let [afterMs, afterId] = [sinceMs, ''];
  while (true) {
    const rows = await database.execute({
      sql: `SELECT * FROM leads
        WHERE completed_at IS NOT NULL AND (?1 IS NULL OR site IN (SELECT value FROM json_each(?1))) AND (received_at, id) > (?2, ?3)
        ORDER BY received_at, id LIMIT ${PAGE_SIZE}`,
      args: [sites === undefined ? null : JSON.stringify(sites), afterMs, afterId],
    });
    const leads = rows.map(readLead);
    const last = leads.at(-1);
    if (last === undefined) return;
    yield leads;
    [afterMs, afterId] = [last.receivedAtMs, last.id];
  }
}

/** A lead as one line of JSON, with all stored data. */
export function jsonLine(lead: StoredLead): string {
  const { receivedAtMs, withdrawnAtMs, person: _, ...rest } = lead;
  const consent = { ...rest.consent, at: iso(rest.consent.at) };
  return `${JSON.stringify({ ...rest, consent, receivedAt: iso(receivedAtMs), withdrawnAt: iso(withdrawnAtMs) })}\n`;
}

const contact = ['name', 'last_name', 'email', 'phone', 'postcode', 'message'];

const columns: Readonly<Record<string, (lead: StoredLead) => string | number | null | undefined>> = {
  lead_id: ({ id }) => id,
  dealer: ({ site }) => site,
  received_at: ({ receivedAtMs }) => iso(receivedAtMs),
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  ...Object.fromEntries(
    contact.map((name) => [name, ({ fields }: StoredLead) => fields[name]?.toString()] as const),
  ),
  location: ({ routing }) => routing.branch,
  vehicle: ({ vehicle }) => vehicle?.name,
  stock_number: ({ vehicle }) => vehicle?.stockNumber,
  price: ({ vehicle }) => vehicle?.price,
  opt_in: ({ consent, withdrawnAtMs }) => (consent.optIn && withdrawnAtMs === null ? 'yes' : 'no'),
  withdrawn_at: ({ withdrawnAtMs }) => iso(withdrawnAtMs),
  repeats: ({ repeats }) => repeats,
  other_fields: ({ fields }) =>
    JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !contact.includes(name)))),
  dealership_slug: ({ routing }) => routing.dealership?.slug,
  dealership_name: ({ routing }) => routing.dealership?.name,
  location_reason: ({ routing }) => branchReason(routing),
  car_id: ({ vehicle }) => vehicle?.id,
  car_dealership_id: ({ routing }) => routing.carDealershipId,
  manufacturer_slug: ({ vehicle }) => vehicle?.manufacturerSlug,
};

export const csvHeading = csvLine(Object.keys(columns));

/** A CSV line (RFC 4180). */
export function csvRow(lead: StoredLead): string {
  return csvLine(Object.values(columns).map((column) => column(lead) ?? ''));
}

function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Spreadsheets execute cells that look like formulas, also with the full-width signs of Chinese and Japanese
 * keyboards, and shoppers can write anything.
 */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function iso(ms: number): string;
function iso(ms: number | null): string | null;
function iso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
