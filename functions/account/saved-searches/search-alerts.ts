import type { Database, Statement } from '../../ports/database.ts';
import type { PhoneOfSite } from '../codes/one-time-codes.ts';

/** Where e-mails about saved searches go; null where nobody has said. */
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

/** Ends messages about all saved searches of somebody; `by`: who or what ended them, for the record. */
export function stopAlerts(
  { site, phone }: PhoneOfSite,
  by: 'shopper' | 'phone network',
  nowMs: number,
): Statement[] {
  return stopWhere('phone = ?2', { site, value: phone, by, nowMs });
}

/** Of whoever gets them at this address or number. */
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

/** By the token of a message, at the dealer that sent it. False when it is nobody's there; again changes nothing. */
export async function stopAlertsByToken(
  database: Database,
  { site, token }: { readonly site: string; readonly token: string },
  nowMs: number,
): Promise<boolean> {
  const stop = stopWhere('token = ?2', { site, value: token, by: 'link', nowMs });
  const [rows = []] = await database.transact([knownToken(site, token), ...stop]);
  return rows.length > 0;
}

export async function isKnownAlertToken(
  database: Database,
  { site, token }: { readonly site: string; readonly token: string },
): Promise<boolean> {
  return (await database.execute(knownToken(site, token))).length > 0;
}

function knownToken(site: string, token: string): Statement {
  return { sql: 'SELECT 1 FROM search_alerts WHERE site = ? AND token = ?', args: [site, token] };
}

interface Stop {
  readonly site: string;
  readonly value: string;
  readonly by: string;
  readonly nowMs: number;
}

/** Each search is paused: resumed by itself, it does not bring the others back. */
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
