import { dealerOf } from '#src/tenant/language-edition.ts';
import { hmacSha256 } from '../../http/digest.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { upsertDraft } from './lead-row.ts';
import type { NewLead } from './new-lead.ts';

/** Unfinished forms are deleted after a week: their senders may not want to be remembered. */
const DRAFTS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The id of the lead that a form with several steps becomes; the same at each step. */
export function draftIdOf(site: string, key: string): string {
  return hmacSha256(`draft ${key}`, site).slice(0, 32);
}

/** Stores the fields of the steps so far. A draft is not delivered and has no receipt. */
export async function saveDraft(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  published: Pick<PublishedSite, 'slug' | 'settings'>,
  lead: NewLead & { readonly idempotencyKey: string },
): Promise<{ readonly leadId: string }> {
  const { slug: site } = published;
  const id = draftIdOf(site, lead.idempotencyKey);
  // Never equal to a digest of a key or token.
  const unsent = `draft ${id}`;
  const keys = { dealer: dealerOf(published), idempotencyKey: unsent, receiptHash: unsent };
  await database.execute(
    await upsertDraft({ id, site, receivedAtMs: now(), completedAtMs: null, lead, ...keys }),
  );
  return { leadId: id };
}

/**
 * Whether storing the step would change nothing: it is stored already, or the form has been
 * completed.
 */
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

/** Deletes the draft in favour of the lead it becomes. */
export function deleteDraft(id: string): Statement {
  return { sql: 'DELETE FROM leads WHERE id = ? AND completed_at IS NULL', args: [id] };
}

/** Statements that delete expired rows; run them regularly. */
export function leadsHousekeeping(nowMs: number): Statement[] {
  return [
    {
      sql: 'DELETE FROM leads WHERE completed_at IS NULL AND received_at < ?',
      args: [nowMs - DRAFTS_KEPT_MS],
    },
  ];
}
