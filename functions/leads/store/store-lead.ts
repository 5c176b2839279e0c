import { dealerOf } from '#src/tenant/language-edition.ts';
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
  /** Path of the receipt page, where the shopper sees the lead and can withdraw the consent. */
  readonly receiptPath: string;
  /** False for a double click or a retry, which stores nothing. */
  readonly isNew: boolean;
}

/**
 * Stores a lead, a delivery for each of the dealer's destinations and the statements of `with`, in
 * one transaction. A repeated or concurrent request with the same lead returns the stored one.
 * Rejects when a statement of `with` fails.
 */
export async function storeLead(ports: LeadPorts, published: Publisher, lead: NewLead): Promise<StoredNow> {
  const { slug: site } = published;
  const nowMs = ports.now();
  const { idempotency, receipt } = leadKeys(site, lead, nowMs);
  const row: LeadRow = {
    id: firstId(ports, site, lead),
    ...{ site, dealer: dealerOf(published), lead, receivedAtMs: nowMs, completedAtMs: nowMs },
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
    // The form was completed before with other content, so this is another lead.
    return storeLead(ports, published, { ...lead, endsDraft: false });
  }
  ports.leadsArrived();
  return { ...stored, leadId: row.id, isNew: true };
}

/** Whether this lead was stored before, with the same idempotency key and content. */
export async function isStored(
  ports: Pick<Ports, 'database' | 'now'>,
  published: Publisher,
  lead: NewLead,
): Promise<boolean> {
  return (await ports.database.execute(findStored(published, lead, ports.now()))).length > 0;
}

/** The lead stored by an earlier request with the same key and content; null when there is none. */
export async function storedBefore(
  ports: Pick<Ports, 'database' | 'now'>,
  published: Publisher,
  lead: NewLead,
): Promise<StoredNow | null> {
  const { idempotency, receipt } = leadKeys(published.slug, lead, ports.now());
  const leadId = await leadByKey(ports, published.slug, idempotency);
  return leadId === null ? null : { leadId, receiptPath: `/api/leads/${receipt}`, isNew: false };
}

/** Query for the lead stored by an earlier request with the same key and content. */
export function findStored({ slug: site }: Pick<Publisher, 'slug'>, lead: NewLead, nowMs: number): Statement {
  return byKey(site, leadKeys(site, lead, nowMs).idempotency);
}

function firstId({ chance }: LeadPorts, site: string, lead: NewLead): string {
  const { endsDraft = false, idempotencyKey } = lead;
  return endsDraft && idempotencyKey !== null ? draftIdOf(site, idempotencyKey) : chance.id();
}

async function write({ database, chance }: LeadPorts, { settings }: Publisher, row: LeadRow): Promise<void> {
  const { id, site, dealer, receivedAtMs: dueAtMs, lead } = row;
  const state = lead.isHeld ? 'held' : 'waiting';
  await database.transact([
    ...(lead.endsDraft ? [deleteDraft(id)] : []),
    await insertLead(row),
    ...settings.leads.destinations.map(({ name: destination }) =>
      insertDelivery({ id: chance.id(), lead: id, site, destination, state, dueAtMs }),
    ),
    ...(lead.sessionHash ? [ownedBySession(id, dealer, lead.sessionHash, dueAtMs)] : []),
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
