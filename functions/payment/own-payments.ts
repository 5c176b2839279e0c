import type { Owner } from '../account/own-leads.ts';
import type { StoredLead } from '../leads/store/stored-lead.ts';
import type { Database, Statement } from '../ports/database.ts';
import { type OnlinePayment, paymentById } from './online-payments.ts';

/** Assigns a payment to the signed-in shopper; the first owner keeps it. `site` is the dealer's slug. */
export async function storePaymentOwner(
  database: Database,
  { id }: Pick<OnlinePayment, 'id'>,
  { site, userId }: Owner,
): Promise<void> {
  await database.execute({
    sql: 'INSERT OR IGNORE INTO own_payments (payment, site, user_id) VALUES (?, ?, ?)',
    args: [id, site, userId],
  });
}

/** Assigns the lead of a payment to the payment's owner; does nothing when there is none. */
export function ownedByPayer({ id }: Pick<OnlinePayment, 'id'>, lead: string): readonly Statement[] {
  return [
    { sql: 'UPDATE own_payments SET lead = ?2 WHERE payment = ?1', args: [id, lead] },
    {
      sql: `INSERT OR REPLACE INTO own_leads (lead, site, user_id)
        SELECT lead, site, user_id FROM own_payments WHERE payment = ?`,
      args: [id],
    },
  ];
}

/** The payment that a lead reports. */
export async function paymentOfLead(
  database: Database,
  { id: lead, site }: Pick<StoredLead, 'id' | 'site'>,
): Promise<OnlinePayment | null> {
  const [row] = await database.execute({
    sql: 'SELECT payment FROM own_payments WHERE lead = ?',
    args: [lead],
  });
  const id = row?.['payment'];
  return typeof id === 'string' ? paymentById(database, site, id) : null;
}
