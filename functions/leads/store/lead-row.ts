import type { SqlValue, Statement } from '../../ports/database.ts';
import { leadVehicleOf } from '../lead-vehicle.ts';
import { type NewLead, personDigest } from './new-lead.ts';

/** A lead of the same person about the same car within a day is a repeat of the first (STANDARDS). */
const REPEAT_MS = 24 * 60 * 60 * 1000;

export interface LeadRow {
  readonly id: string;
  readonly site: string;
  /** The dealer: the site itself, unless it is one in another language. */
  readonly dealer: string;
  /** Milliseconds since 1970. */
  readonly receivedAtMs: number;
  readonly completedAtMs: number | null;
  readonly lead: NewLead;
  readonly idempotencyKey: string;
  readonly receiptHash: string;
}

/**
 * Fails for a second lead with the same key or id, so the rest of its transaction is not repeated
 * either.
 */
export async function insertLead(row: LeadRow): Promise<Statement> {
  return {
    sql: `INSERT INTO leads (id, site, received_at, category, subcategory, person, car, branch, fields, vehicle,
        attributes, consent, idempotency_key, receipt_hash, completed_at, routing, repeats)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, (
        SELECT coalesce(repeats, id) FROM leads
        WHERE person = ?6 AND ?6 <> '' AND car = ?7 AND received_at > ?3 - ${REPEAT_MS}
          AND completed_at IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM lead_deliveries WHERE lead = leads.id AND state = 'held')
        ORDER BY received_at, id LIMIT 1))`,
    args: await leadValues(row),
  };
}

/** A later step replaces the stored one, unless the form has been completed meanwhile. */
export async function upsertDraft(row: LeadRow): Promise<Statement> {
  return {
    sql: `INSERT INTO leads (id, site, received_at, category, subcategory, person, car, branch, fields, vehicle,
        attributes, consent, idempotency_key, receipt_hash, completed_at, routing)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      ON CONFLICT (id) DO UPDATE SET received_at = ?3, category = ?4, subcategory = ?5, person = ?6, car = ?7,
        branch = ?8, fields = ?9, vehicle = ?10, attributes = ?11, consent = ?12, routing = ?16
      WHERE completed_at IS NULL`,
    args: await leadValues(row),
  };
}

async function leadValues(row: LeadRow): Promise<SqlValue[]> {
  const { id, site, dealer, receivedAtMs, completedAtMs, lead, idempotencyKey, receiptHash } = row;
  const { category, subcategory, fields, vehicle, attributes, consent } = lead;
  const { branch, ...routing } = lead.routing;
  const facts = vehicle === null ? null : JSON.stringify(leadVehicleOf(vehicle));
  return [
    ...[id, site, receivedAtMs, category, subcategory],
    ...[personDigest(dealer, fields), vehicle?.id ?? null, branch],
    ...[JSON.stringify(fields), facts, JSON.stringify(attributes), JSON.stringify(consent)],
    ...[idempotencyKey, receiptHash, completedAtMs, JSON.stringify(routing)],
  ];
}

interface Delivery {
  readonly id: string;
  readonly lead: string;
  readonly site: string;
  readonly destination: string;
  /** `held` leads wait until somebody releases them. */
  readonly state: 'waiting' | 'held';
  /** Milliseconds since 1970. */
  readonly dueAtMs: number;
}

export function insertDelivery({ id, lead, site, destination, state, dueAtMs }: Delivery): Statement {
  return {
    sql: `INSERT INTO lead_deliveries (id, lead, site, destination, state, attempts, due_at, leased_until)
      VALUES (?, ?, ?, ?, ?, 0, ?, 0)`,
    args: [id, lead, site, destination, state, dueAtMs],
  };
}
