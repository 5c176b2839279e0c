import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { Database, Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import type { NewLead } from '../store/new-lead.ts';
import { storeLead } from '../store/store-lead.ts';
import type { StoredLead } from '../store/stored-lead.ts';

type WithdrawalPorts = Pick<Ports, 'database' | 'chance' | 'now' | 'leadsArrived'>;

/**
 * Withdraws the marketing consent of a lead. Idempotent. Deliveries still in the queue will contain
 * the withdrawal. If the dealer may have the lead already, a second lead reports it, because the
 * five working days of the Spam Act 2003 apply to the dealer's own lists too.
 */
export async function withdrawConsent(
  ports: WithdrawalPorts,
  published: Pick<PublishedSite, 'slug' | 'settings'>,
  lead: StoredLead,
  receipt: string,
): Promise<number> {
  const { database } = ports;
  const nowMs = ports.now();
  const statement = withdrawal(lead.id, nowMs);
  const mustReport =
    lead.withdrawnAtMs === null && lead.consent.optIn && (await mayBeSent(database, lead.id));
  if (mustReport) {
    const notice = noticeOf(lead, published.settings, `withdraw ${receipt}`);
    await storeLead(ports, published, { ...notice, with: () => [statement] });
  } else {
    await database.execute(statement);
  }
  const [row] = await database.execute({
    sql: 'SELECT withdrawn_at FROM leads WHERE id = ?',
    args: [lead.id],
  });
  return Number(row?.['withdrawn_at'] ?? nowMs);
}

function withdrawal(leadId: string, nowMs: number): Statement {
  return {
    sql: 'UPDATE leads SET withdrawn_at = ? WHERE id = ? AND withdrawn_at IS NULL',
    args: [nowMs, leadId],
  };
}

interface ContactAtSite {
  /** The dealer's slug. */
  readonly site: string;
  readonly contact: { readonly email: string } | { readonly phone: string };
}

/**
 * Withdraws all consents given in leads with this address or phone. Deliveries still in the queue
 * will contain the withdrawal.
 */
export function withdrawalOfContact({ site, contact }: ContactAtSite, nowMs: number): Statement {
  const [[name, value] = ['', '']] = Object.entries(contact);
  return {
    sql: `UPDATE leads SET withdrawn_at = ?4 WHERE site = ?1 AND withdrawn_at IS NULL
      AND consent ->> '$.optIn' = 1 AND fields ->> ?2 = ?3 COLLATE NOCASE`,
    args: [site, `$.${name}`, value, nowMs],
  };
}

/** Whether a destination may have the lead; a failed attempt may have arrived too. */
async function mayBeSent(database: Database, leadId: string): Promise<boolean> {
  const rows = await database.execute({
    sql: `SELECT 1 FROM lead_deliveries
      WHERE lead = ? AND (state = 'sent' OR attempts > 0 OR leased_until > 0) LIMIT 1`,
    args: [leadId],
  });
  return rows.length > 0;
}

function noticeOf(lead: StoredLead, { leads }: Settings, idempotencyKey: string): NewLead {
  const { category, fields, routing, attributes, consent } = lead;
  const who = Object.entries(fields).filter(([name]) =>
    ['name', 'last_name', 'email', 'phone'].includes(name),
  );
  return {
    category,
    subcategory: leads.withdrawal.subcategory,
    fields: { ...Object.fromEntries(who), message: fill(leads.withdrawal.message, { lead: lead.id }) },
    vehicle: null,
    routing,
    attributes,
    consent: { ...consent, optIn: false },
    idempotencyKey,
  };
}
