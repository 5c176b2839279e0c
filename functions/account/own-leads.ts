import * as v from 'valibot';
import { sha256 } from '../http/digest.ts';
import { readLead, type StoredLead } from '../leads/store/stored-lead.ts';
import type { Database, Row, Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { PhoneOfSite } from './codes/one-time-codes.ts';
import { OVERLAP_MS } from './sign-in/sessions.ts';

/** The contact who is signed in, at one dealer. */
export interface Owner {
  /** The dealer's slug. */
  readonly site: string;
  readonly userId: string;
}

/**
 * Assigns a lead to the owner of the session with this token digest, if the session is still valid.
 * Runs in the transaction that stores the lead.
 */
export function ownedBySession(lead: string, site: string, tokenHash: string, nowMs: number): Statement {
  return {
    sql: `INSERT OR REPLACE INTO own_leads (lead, site, user_id)
      SELECT ?1, ?2, contact.user_id FROM sessions AS token
      JOIN contacts AS contact ON contact.site = token.site AND contact.phone = token.phone
      WHERE token.token_hash = ?3 AND token.site = ?2 AND token.expires_at > ?4
        AND (token.retired_at IS NULL OR token.retired_at > ?4 - ${OVERLAP_MS})`,
    args: [lead, site, tokenHash, nowMs],
  };
}

/** Assigns a lead to the contact with this phone, which the lead itself has verified by a code. */
export function ownedByPhone(lead: string, { site, phone }: PhoneOfSite): Statement {
  return {
    sql: `INSERT OR REPLACE INTO own_leads (lead, site, user_id)
      SELECT ?1, ?2, user_id FROM contacts WHERE site = ?2 AND phone = ?3`,
    args: [lead, site, phone],
  };
}

const aboutSchema = v.object({ about: v.picklist(['enquiry', 'test-drive', 'reservation', 'payment']) });

/** A lead with what belongs to it, such as an appointment or a reservation. */
export interface OwnLead extends v.InferOutput<typeof aboutSchema> {
  readonly lead: StoredLead;
}

const OWN_LEADS = `SELECT leads.*, CASE
    WHEN EXISTS (SELECT 1 FROM appointments WHERE lead = leads.id) THEN 'test-drive'
    WHEN EXISTS (SELECT 1 FROM reservations WHERE lead = leads.id) THEN 'reservation'
    WHEN EXISTS (SELECT 1 FROM own_payments WHERE lead = leads.id) THEN 'payment'
    ELSE 'enquiry' END AS about
  FROM own_leads AS own JOIN leads ON leads.id = own.lead
  WHERE own.site = ?1 AND own.user_id = ?2 AND leads.completed_at IS NOT NULL`;

function readOwn(row: Row): OwnLead {
  return { lead: readLead(row), ...v.parse(aboutSchema, row) };
}

/** Newest first, at most `max`. */
export async function readOwnLeads(
  database: Database,
  { site, userId }: Owner,
  max: number,
): Promise<OwnLead[]> {
  const rows = await database.execute({
    sql: `${OWN_LEADS} ORDER BY leads.received_at DESC, leads.id LIMIT ?3`,
    args: [site, userId, max],
  });
  return rows.map(readOwn);
}

/** Null when the lead does not exist or belongs to somebody else or to another dealer. */
export async function readOwnLead(
  database: Database,
  { site, userId }: Owner,
  id: string,
): Promise<OwnLead | null> {
  const [row] = await database.execute({ sql: `${OWN_LEADS} AND leads.id = ?3`, args: [site, userId, id] });
  return row === undefined ? null : readOwn(row);
}

/**
 * Long enough for a page that stays open for some days; the garage then makes a new link. The e-mail about a
 * reservation contains such a link too, so it works as long as the car is held.
 */
const LINKS_KEPT_MS = 3 * 24 * 3_600_000;

/**
 * Makes a new token that opens the receipt of a lead. The original token is stored nowhere, so it
 * cannot be shown again; of the new one, too, only the digest is stored.
 */
export async function newReceiptToken(
  { database, chance, now }: Pick<Ports, 'database' | 'chance' | 'now'>,
  lead: string,
): Promise<string> {
  const token = chance.token();
  await database.execute({
    sql: 'INSERT INTO receipt_links (receipt_hash, lead, made_at) VALUES (?, ?, ?)',
    args: [sha256(token), lead, now()],
  });
  return token;
}

/** Statements that delete expired rows; run them regularly. */
export function ownLeadsHousekeeping(nowMs: number): readonly Statement[] {
  return [
    {
      sql: `DELETE FROM receipt_links WHERE made_at < ?1 AND NOT EXISTS (
        SELECT 1 FROM reservations AS held WHERE held.lead = receipt_links.lead AND held.held_until > ?1)`,
      args: [nowMs - LINKS_KEPT_MS],
    },
  ];
}
