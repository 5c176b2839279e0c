import type { Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';

type MergePorts = Pick<Ports, 'database' | 'listSites'>;

/**
 * Merges the accounts of a dealer's sites in other languages into the dealer's. Each site had
 * accounts of its own once, and a site that becomes a dealer's language edition still has them. Idempotent.
 */
export async function mergeAccounts({ database, listSites }: MergePorts): Promise<void> {
  await database.transact(['watch_notices', 'saved_searches'].map(nameSite));
  const dealers = new Map((await listSites()).map(({ slug, languageOf }) => [slug, languageOf ?? slug]));
  const editions = [...dealers].flatMap(([slug, dealer]) => (slug === dealer ? [] : [slug]));
  // Every account has a contact, so the other tables need not be searched.
  const rows = await database.execute({
    sql: 'SELECT DISTINCT site FROM contacts WHERE site IN (SELECT value FROM json_each(?))',
    args: [JSON.stringify(editions)],
  });
  for (const site of rows.map((row) => String(row['site']))) {
    await database.transact(mergeStatements(site, dealers.get(site) ?? site));
  }
}

/** Fills in the column in rows written by a server of the previous version, which did not know it. */
function nameSite(table: string): Statement {
  return { sql: `UPDATE ${table} SET asked_on = site WHERE asked_on = ''` };
}

/** For one transaction. `?1` is the edition, `?2` its dealer. */
function mergeStatements(edition: string, dealer: string): readonly Statement[] {
  return [
    ...notices,
    ...savedSearches,
    ...stockSeen,
    ...watchlist,
    ...ownerships,
    ...contacts,
    'UPDATE sessions SET site = ?2 WHERE site = ?1',
  ].map((sql) => ({ sql, args: sql.includes('?2') ? [edition, dealer] : [edition] }));
}

/** When the shopper last asked for messages or ended them. */
const decidedAt = (table: string) => `max(${table}.asked_at, coalesce(${table}.stopped_at, 0))`;

/**
 * The later decision counts. The edition's row stays where the dealer has one as well: links in its messages still end
 * them, and it records a consent.
 */
const mergeConsents = (table: string, columns: string, values: string) => [
  `UPDATE ${table} SET (${columns}) = (
      SELECT ${values} FROM ${table} AS other WHERE other.site = ?1 AND other.phone = ${table}.phone)
    WHERE site = ?2 AND EXISTS (SELECT 1 FROM ${table} AS other
      WHERE other.site = ?1 AND other.phone = ${table}.phone AND ${decidedAt('other')} > ${decidedAt(table)})`,
  `UPDATE OR IGNORE ${table} SET site = ?2 WHERE site = ?1`,
  `UPDATE ${table} SET stopped_at = asked_at, stopped_by = 'merged' WHERE site = ?1 AND stopped_at IS NULL`,
];

const NOTICE_COLUMNS =
  'channel, email, price_drops, sold, consent, asked_at, asked_on, stopped_at, stopped_by';

const notices = [
  ...mergeConsents('watch_notices', NOTICE_COLUMNS, NOTICE_COLUMNS),
  ...mergeConsents(
    'search_alerts',
    'email, consent, asked_at, stopped_at, stopped_by',
    'coalesce(other.email, search_alerts.email), consent, asked_at, stopped_at, stopped_by',
  ),
];

/**
 * If a search is saved on both sites, one row is kept, preferably an active one. If the shopper has unsubscribed, all are
 * paused.
 */
const savedSearches = [
  `DELETE FROM saved_searches WHERE site = ?2 AND coalesce(paused_at, removed_at) IS NOT NULL
    AND EXISTS (SELECT 1 FROM saved_searches AS other
      WHERE other.site = ?1 AND other.phone = saved_searches.phone AND other.search = saved_searches.search
        AND other.paused_at IS NULL AND other.removed_at IS NULL)`,
  'UPDATE OR IGNORE saved_searches SET site = ?2 WHERE site = ?1',
  'DELETE FROM saved_searches WHERE site = ?1',
  `UPDATE saved_searches SET paused_at = saved_at WHERE site = ?2 AND paused_at IS NULL
    AND phone IN (SELECT phone FROM search_alerts WHERE site = ?2 AND stopped_at IS NOT NULL)`,
];

/** If both sites have noted the same price of a car, the earlier note is kept, so that the price is not reported again. */
const stockSeen = [
  `DELETE FROM stock_seen WHERE site = ?2 AND EXISTS (SELECT 1 FROM stock_seen AS other
    WHERE other.site = ?1 AND other.car = stock_seen.car AND other.price IS stock_seen.price
      AND other.seq < stock_seen.seq)`,
  'UPDATE OR IGNORE stock_seen SET site = ?2 WHERE site = ?1',
  `DELETE FROM stock_seen WHERE site = ?1`,
  `DELETE FROM stock_compared WHERE site = ?1`,
];

/**
 * If a car is saved on both sites, the dealer's row is kept. The price and status of the last message about it, on either
 * site, are kept too, so that nothing is reported twice.
 */
const watchlist = [
  'UPDATE OR IGNORE watchlist_removed SET site = ?2 WHERE site = ?1',
  `DELETE FROM watchlist_removed WHERE site = ?1`,
  `INSERT INTO watch_told (site, phone, car, saved_at, price, status)
    SELECT ?2, told.phone, told.car, coalesce(kept.saved_at, told.saved_at), told.price, told.status
    FROM watch_told AS told
    JOIN watchlist AS own ON own.site = told.site AND own.phone = told.phone AND own.car = told.car
      AND own.saved_at = told.saved_at
    LEFT JOIN watchlist AS kept ON kept.site = ?2 AND kept.phone = told.phone AND kept.car = told.car
    WHERE told.site = ?1
    ON CONFLICT DO UPDATE SET saved_at = excluded.saved_at, price = excluded.price, status = excluded.status
      WHERE watch_told.saved_at <> excluded.saved_at`,
  `DELETE FROM watch_told WHERE site = ?1`,
  'UPDATE OR IGNORE watchlist SET site = ?2 WHERE site = ?1',
  `DELETE FROM watchlist WHERE site = ?1`,
];

/** A shopper with a contact on both sites keeps the id of the dealer's contact. */
const ownerships = ['own_leads', 'own_payments'].map(
  (table) => `UPDATE ${table} SET site = ?2, user_id = coalesce((
      SELECT kept.user_id FROM contacts AS kept JOIN contacts AS other ON other.phone = kept.phone
      WHERE kept.site = ?2 AND other.site = ?1 AND other.user_id = ${table}.user_id), user_id)
    WHERE site = ?1`,
);

const contacts = [
  `INSERT INTO contacts (site, phone, user_id, first_name, last_name, email, since)
    SELECT ?2, phone, user_id, first_name, last_name, email, since FROM contacts WHERE site = ?1
    ON CONFLICT DO UPDATE SET first_name = coalesce(first_name, excluded.first_name),
      last_name = coalesce(last_name, excluded.last_name), email = coalesce(email, excluded.email),
      since = min(since, excluded.since)`,
  `DELETE FROM contacts WHERE site = ?1`,
];
