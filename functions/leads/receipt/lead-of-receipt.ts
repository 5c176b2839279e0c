import { sha256 } from '../../http/digest.ts';
import type { Database } from '../../ports/database.ts';
import { readLead, type StoredLead } from '../store/stored-lead.ts';

/** The completed lead of a receipt token; null for an unknown token or another dealer's. */
export async function leadOfReceipt(
  database: Database,
  site: string,
  token: string,
): Promise<StoredLead | null> {
  const [row] = await database.execute({
    sql: `SELECT * FROM leads WHERE site = ?2 AND completed_at IS NOT NULL
      AND id IN (SELECT id FROM leads WHERE receipt_hash = ?1 UNION ALL
        SELECT lead FROM receipt_links WHERE receipt_hash = ?1)`,
    args: [sha256(token), site],
  });
  return row === undefined ? null : readLead(row);
}
