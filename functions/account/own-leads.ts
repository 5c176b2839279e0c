import * as v from 'valibot';
import { sha256 } from '../http/digest.ts';
import { readLead, type StoredLead } from '../leads/store/stored-lead.ts';
import type { Database, Row, Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { PhoneOfSite } from './codes/one-time-codes.ts';
import { overlapMs } from './sign-in/sessions.ts';

/** Who has signed in at which dealer. */
export interface Owner {
  /** The dealer's slug. */
  readonly site: string;
  readonly userId: string;
}

/**
 * Makes a lead that of whoever has signed in with a token, by its digest; nothing happens where that is over.
 * Stands in the transaction that stores the lead.
 */
export function ownedBySession(lead: string, site: string, tokenHash: string, nowMs: number): Statement {
  return {
    sql: `INSERT OR REPLACE INTO own_leads (lead, site, user_id)
      SELECT ?1, ?2, contact.user_id FROM sessions AS token
      JOIN contacts AS contact ON contact.site = token.site AND contact.phone = token.phone
      WHERE token.token_hash = ?3 AND token.site = ?2 AND token.expires_at > ?4
        AND (token.retired_at IS NULL OR token.retired_at > ?4 - ${overlapMs})`,
    args: [lead, site, tokenHash, nowMs],
  };
}

/** Makes a lead that of the contact with a phone, which the lead itself has proved. */
export function ownedByPhone(lead: string, { site, phone }: PhoneOfSite): Statement {
  return {
    sql: `INSERT OR REPLACE INTO own_leads (lead, site, user_id)
      SELECT ?1, ?2, user_id FROM contacts WHERE site = ?2 AND phone = ?3`,
    args: [lead, site, phone],
  };
}

const aboutSchema = v.object({ about: v.picklist(['enquiry', 'test-drive', 'reservation', 'payment']) });

/** A lead, and what came with it. */
export interface OwnLead extends v.InferOutput<typeof aboutSchema> {
  readonly lead: StoredLead;
}

const ownLeads = `SELECT leads.*, CASE
    WHEN EXISTS (SELECT 1 FROM appointments WHERE lead = leads.id) THEN 'test-drive'
    WHEN EXISTS (SELECT 1 FROM reservations WHERE lead = leads.id) THEN 'reservation'
    WHEN EXISTS (SELECT 1 FROM own_payments WHERE lead = leads.id) THEN 'payment'
    ELSE 'enquiry' END AS about
  FROM own_leads AS own JOIN leads ON leads.id = own.lead
  WHERE own.site = ?1 AND own.user_id = ?2 AND leads.completed_at IS NOT NULL`;

function readOwn(row: Row): OwnLead {
  return { lead: readLead(row), ...v.parse(aboutSchema, row) };
}

/** The newest first, `most` at most. */
export async function readOwnLeads(
  database: Database,
  { site, userId }: Owner,
  most: number,
): Promise<OwnLead[]> {
  const rows = await database.execute({
    sql: `${ownLeads} ORDER BY leads.received_at DESC, leads.id LIMIT ?3`,
    args: [site, userId, most],
  });
  return rows.map(readOwn);
}

/** Null for a lead of somebody else, of another dealer, and for none. */
export async function readOwnLead(
  database: Database,
  { site, userId }: Owner,
  id: string,
): Promise<OwnLead | null> {
  const [row] = await database.execute({ sql: `${ownLeads} AND leads.id = ?3`, args: [site, userId, id] });
  return row === undefined ? null : readOwn(row);
}

/** A few days, for a page that stays open. Whoever needs another opens the receipt from the garage again. */
const linksKeptMs = 3 * 24 * 3_600_000;

/**
 * A token that opens the receipt of a lead. The lead's own is stored nowhere, so whoever comes without it gets
 * another, of which again only the digest is stored.
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

/** To be run now and then. */
export function ownLeadsHousekeeping(nowMs: number): readonly Statement[] {
  return [{ sql: 'DELETE FROM receipt_links WHERE made_at < ?', args: [nowMs - linksKeptMs] }];
}
