import { ownedBySession } from '../../account/own-leads.ts';
import { sha256 } from '../../http/digest.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { deleteDraft, draftIdOf } from './draft-lead.ts';
import { insertDelivery, insertLead, type LeadRow } from './lead-row.ts';
import { leadKeys, type NewLead } from './new-lead.ts';

type LeadPorts = Pick<Ports, 'database' | 'chance' | 'now' | 'leadsArrived'>;
type Publisher = Pick<PublishedSite, 'slug' | 'settings'>;

export interface StoredNow {
  readonly leadId: string;
  /** Where the shopper sees what was sent and takes the agreement back. */
  readonly receiptPath: string;
  /** False for a double click or a retry: nothing was stored again. */
  readonly isNew: boolean;
}

/**
 * Stores a lead, one delivery for each of the dealer's destinations, and what is to stand or fall with them,
 * in one transaction: what is answered is on disk, and will be sent. The same lead again, at the same instant
 * or through another process, is the one that is there. Rejects when a statement of `with` fails.
 */
export async function storeLead(ports: LeadPorts, published: Publisher, lead: NewLead): Promise<StoredNow> {
  const { slug: site } = published;
  const nowMs = ports.now();
  const { idempotency, receipt } = leadKeys(site, lead, nowMs);
  const row: LeadRow = {
    id: firstId(ports, site, lead),
    ...{ site, lead, receivedAtMs: nowMs, completedAtMs: nowMs },
    ...{ idempotencyKey: idempotency, receiptHash: sha256(receipt) },
  };
  const stored = { receiptPath: `/api/leads/${receipt}` };
  const known = async () => leadByKey(ports, site, idempotency);
  try {
    await write(ports, published, row);
  } catch (error) {
    const leadId = await known();
    if (leadId !== null) return { ...stored, leadId, isNew: false };
    if (!lead.endsDraft) throw error;
    // The form has been sent before, with other contents: this is another lead.
    return storeLead(ports, published, { ...lead, endsDraft: false });
  }
  ports.leadsArrived();
  return { ...stored, leadId: row.id, isNew: true };
}

/** Whether this very lead has been stored before: the same key of the browser, the same contents. */
export async function isStored(
  ports: Pick<Ports, 'database' | 'now'>,
  published: Publisher,
  lead: NewLead,
): Promise<boolean> {
  return (await ports.database.execute(findStored(published, lead, ports.now()))).length > 0;
}

/** The very lead as it has been stored before; null when it has not. */
export async function storedBefore(
  ports: Pick<Ports, 'database' | 'now'>,
  published: Publisher,
  lead: NewLead,
): Promise<StoredNow | null> {
  const { idempotency, receipt } = leadKeys(published.slug, lead, ports.now());
  const leadId = await leadByKey(ports, published.slug, idempotency);
  return leadId === null ? null : { leadId, receiptPath: `/api/leads/${receipt}`, isNew: false };
}

/** Finds the very lead where it has been stored before. */
export function findStored({ slug: site }: Pick<Publisher, 'slug'>, lead: NewLead, nowMs: number): Statement {
  return byKey(site, leadKeys(site, lead, nowMs).idempotency);
}

function firstId({ chance }: LeadPorts, site: string, lead: NewLead): string {
  const { endsDraft = false, idempotencyKey } = lead;
  return endsDraft && idempotencyKey !== null ? draftIdOf(site, idempotencyKey) : chance.id();
}

async function write({ database, chance }: LeadPorts, { settings }: Publisher, row: LeadRow): Promise<void> {
  const { id, site, receivedAtMs: dueAtMs, lead } = row;
  const state = lead.isHeld ? 'held' : 'waiting';
  await database.transact([
    ...(lead.endsDraft ? [deleteDraft(id)] : []),
    await insertLead(row),
    ...settings.leads.destinations.map(({ name: destination }) =>
      insertDelivery({ id: chance.id(), lead: id, site, destination, state, dueAtMs }),
    ),
    ...(lead.sessionHash ? [ownedBySession(id, site, lead.sessionHash, dueAtMs)] : []),
    ...(lead.with?.(id) ?? []),
  ]);
}

async function leadByKey(
  { database }: Pick<Ports, 'database'>,
  site: string,
  key: string,
): Promise<string | null> {
  const [row] = await database.execute(byKey(site, key));
  return typeof row?.['id'] === 'string' ? row['id'] : null;
}

function byKey(site: string, key: string): Statement {
  return { sql: 'SELECT id FROM leads WHERE site = ? AND idempotency_key = ?', args: [site, key] };
}
