import { createClient } from '@libsql/client';
import { settleStatement, storePayment } from '#functions/payment/online-payments.ts';
import type { Database } from '#functions/ports/database.ts';
import type { Dealer } from './dealers.ts';

const dataDir = process.env['DATA_DIR'] ?? '.data/test';

/** A payment of $250 for INV-42 that waits for its provider; no test has a real provider. */
export async function beginPayment(site: Dealer) {
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const nowMs = Date.now();
  const attributes = {
    ...{ url: '/', source: 'Website', user_agent: '' },
    visited_pages: [],
    linked_query_params: {},
  };
  await withDatabase((database) =>
    storePayment(database, {
      ...{ id, site, token, keyHash: token, formHash: token },
      ...{ amountCents: 25_000, currency: 'AUD', reference: 'INV-42' },
      contact: { name: 'Ada', last_name: '', email: 'ada@example.com', phone: '0412345678' },
      attributes,
      consent: { optIn: false, text: '', page: '/', at: nowMs, terms: null },
      ...{ nowMs, expiresAtMs: nowMs + 3_600_000 },
    }),
  );
  return {
    path: `/online-payment/done?payment=${token}&returned=1`,
    /** Marks the payment as paid, as the provider's notification does. */
    pay: () =>
      withDatabase((database) =>
        database.execute(
          settleStatement({ id }, { state: 'paid', payment: null, amountCents: 25_000, nowMs: Date.now() }),
        ),
      ),
  };
}

async function withDatabase(use: (database: Pick<Database, 'execute'>) => Promise<unknown>): Promise<void> {
  const client = createClient({ url: `file:${dataDir}/database/platform.db`, timeout: 5000 });
  try {
    await use({
      execute: async ({ sql, args = [] }) => (await client.execute({ sql, args: [...args] })).rows,
    });
  } finally {
    client.close();
  }
}
