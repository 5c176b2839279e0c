import type { Database, Statement } from '../../ports/database.ts';
import type { PhoneOfSite } from '../codes/one-time-codes.ts';
import type { StopLink } from '../notices/watch-notices.ts';

/** The address for e-mails about saved searches; null when the shopper has given none. */
export async function readAlertEmail(
  database: Database,
  { site, phone }: PhoneOfSite,
): Promise<string | null> {
  const [row] = await database.execute({
    sql: 'SELECT email FROM search_alerts WHERE site = ? AND phone = ?',
    args: [site, phone],
  });
  return typeof row?.['email'] === 'string' ? row['email'] : null;
}

/** Ends messages about all saved searches of a shopper. `by` records who or what ended them. */
export function stopAlerts(
  { site, phone }: PhoneOfSite,
  by: 'shopper' | 'phone network' | 'link',
  nowMs: number,
): Statement[] {
  return stopWhere('phone = ?2', { site, value: phone, by, nowMs });
}

/** Ends messages about saved searches to this e-mail address or phone. */
export function stopAlertsOfContact(
  {
    site,
    contact,
  }: { readonly site: string; readonly contact: { readonly email: string } | { readonly phone: string } },
  nowMs: number,
): Statement[] {
  const where = `${'email' in contact ? 'email' : 'phone'} = ?2 COLLATE NOCASE`;
  const [value = ''] = Object.values(contact);
  return stopWhere(where, { site, value, by: 'shopper', nowMs });
}

/**
 * Ends the messages of the shopper with this token on the dealer's `sites` in all languages.
 * Idempotent. Returns false for an unknown token.
 */
export async function stopAlertsByToken(
  database: Database,
  { token, sites }: StopLink,
  nowMs: number,
): Promise<boolean> {
  const [row] = await database.execute(knownToken({ token, sites }));
  if (row === undefined) return false;
  const phone = String(row['phone']);
  await database.transact(sites.flatMap((one) => stopAlerts({ site: one, phone }, 'link', nowMs)));
  return true;
}

export async function isKnownAlertToken(database: Database, link: StopLink): Promise<boolean> {
  return (await database.execute(knownToken(link))).length > 0;
}

function knownToken({ token, sites }: StopLink): Statement {
  return {
    sql: 'SELECT phone FROM search_alerts WHERE token = ? AND site IN (SELECT value FROM json_each(?))',
    args: [token, JSON.stringify(sites)],
  };
}

interface Stop {
  readonly site: string;
  readonly value: string;
  readonly by: string;
  readonly nowMs: number;
}

/** Pauses each search by itself, so that resuming one does not resume the others. */
function stopWhere(where: string, { site, value, by, nowMs }: Stop): Statement[] {
  const args = [site, value, nowMs];
  return [
    {
      sql: `UPDATE saved_searches SET paused_at = ?3 WHERE site = ?1 AND paused_at IS NULL AND phone IN (
          SELECT phone FROM search_alerts WHERE site = ?1 AND ${where})`,
      args,
    },
    {
      sql: `UPDATE search_alerts SET stopped_at = ?3, stopped_by = ?4
        WHERE site = ?1 AND ${where} AND stopped_at IS NULL`,
      args: [...args, by],
    },
  ];
}
