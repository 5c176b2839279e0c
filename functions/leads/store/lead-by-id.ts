import type { Database } from '../../ports/database.ts';
import { readLead, type StoredLead } from './stored-lead.ts';

/** Rejects when there is none: callers have the id from a row that references the lead. */
export async function leadById(database: Database, id: string): Promise<StoredLead> {
  const [row] = await database.execute({ sql: 'SELECT * FROM leads WHERE id = ?', args: [id] });
  if (row === undefined) throw new Error(`There is no lead ${id}.`);
  return readLead(row);
}
