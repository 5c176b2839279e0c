import { hmacSha256 } from '../../http/digest.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { upsertDraft } from './lead-row.ts';
import type { NewLead } from './new-lead.ts';

/** An unfinished form is forgotten after a week: whoever did not send it may not want to be kept. */
const draftsKeptMs = 7 * 24 * 60 * 60 * 1000;

/** The id of the lead that a form of several steps becomes, the same at each step. */
export function draftIdOf(site: string, key: string): string {
  return hmacSha256(`draft ${key}`, site).slice(0, 32);
}

/** Keeps what has been filled in of a form so far. It goes nowhere, and has no receipt, before it is sent. */
export async function saveDraft(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  { slug: site }: Pick<PublishedSite, 'slug'>,
  lead: NewLead & { readonly idempotencyKey: string },
): Promise<{ readonly leadId: string }> {
  const id = draftIdOf(site, lead.idempotencyKey);
  // No digest of a key or token is such a text.
  const unsent = `draft ${id}`;
  const keys = { idempotencyKey: unsent, receiptHash: unsent };
  await database.execute(
    await upsertDraft({ id, site, receivedAtMs: now(), completedAtMs: null, lead, ...keys }),
  );
  return { leadId: id };
}

/** Whether a step has been kept before as it is, or its form has been sent: then it changes nothing. */
export async function isDraftKept(
  { database }: Pick<Ports, 'database'>,
  { slug: site }: Pick<PublishedSite, 'slug'>,
  { fields, idempotencyKey }: NewLead & { readonly idempotencyKey: string },
): Promise<boolean> {
  const rows = await database.execute({
    sql: 'SELECT 1 FROM leads WHERE id = ? AND (fields = ? OR completed_at IS NOT NULL)',
    args: [draftIdOf(site, idempotencyKey), JSON.stringify(fields)],
  });
  return rows.length > 0;
}

/** Makes room for the lead that the draft becomes. */
export function deleteDraft(id: string): Statement {
  return { sql: 'DELETE FROM leads WHERE id = ? AND completed_at IS NULL', args: [id] };
}

/** To be run now and then. */
export function leadsHousekeeping(nowMs: number): Statement[] {
  return [
    {
      sql: 'DELETE FROM leads WHERE completed_at IS NULL AND received_at < ?',
      args: [nowMs - draftsKeptMs],
    },
  ];
}
