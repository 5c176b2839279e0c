import * as v from 'valibot';
import type { SeenPrice } from '#src/account/saved-searches/search-news.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Database } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { indexUrlOf } from '../../search/published-index.ts';
import type { PublishedSearch } from '../../search/published-search.ts';
import { isForSale, watchedNow } from '../watchlist/watched-cars.ts';

type SeenPorts = Pick<Ports, 'database' | 'now'>;

const carsSchema = v.array(v.object({ car: v.string(), price: v.nullable(v.number()) }));
const seenSchema = v.array(v.object({ seq: v.number(), car: v.string(), price: v.nullable(v.number()) }));

/**
 * Selects the cars of `json_each(?2)` that stock_seen does not hold at that price or a lower one.
 */
const UNSEEN = `SELECT value ->> 'id' AS car, value ->> 'price' AS price FROM json_each(?2) AS car
  WHERE NOT EXISTS (
    SELECT 1 FROM stock_seen AS seen WHERE seen.site = ?1 AND seen.car = value ->> 'id'
      AND (seen.price <= value ->> 'price' OR value ->> 'price' IS NULL))`;

/**
 * Notes the news of a build: cars for sale that were never seen, and prices lower than all before.
 * Runs once per published index and is idempotent. A reserved car is noted by the first build after
 * it becomes available again.
 */
export async function noteStock(
  ports: SeenPorts,
  published: PublishedSite,
  openSearch: () => Promise<PublishedSearch | null>,
): Promise<void> {
  const { database, now } = ports;
  const site = dealerOf(published);
  const content = await indexUrlOf(published);
  if (content === null || (await comparedContent(database, published.slug)) === content) return;
  const search = await openSearch();
  if (search === null) return;
  const rows = await database.execute({ sql: UNSEEN, args: [site, JSON.stringify(search.cars)] });
  const candidates = v.parse(carsSchema, [...rows]);
  // The dealer's first stock is no news, so all of it is noted, including reserved cars.
  const isFirst = (await lastSeen(database, site)) === 0;
  const cars = isFirst ? candidates : await availableOf(ports, published, candidates);
  await database.transact([
    {
      sql: `INSERT INTO stock_seen (site, car, price, seen_at)
        SELECT ?1, car, price, ?3 FROM (${UNSEEN}) WHERE TRUE ON CONFLICT DO NOTHING`,
      args: [site, JSON.stringify(cars.map(({ car: id, price }) => ({ id, price }))), now()],
    },
    {
      sql: `INSERT INTO stock_compared (site, content) VALUES (?, ?)
        ON CONFLICT DO UPDATE SET content = excluded.content`,
      args: [published.slug, content],
    },
  ]);
}

async function availableOf(
  ports: SeenPorts,
  published: PublishedSite,
  cars: v.InferOutput<typeof carsSchema>,
) {
  const looked = await Promise.all(
    cars.map(async (one) => {
      const { now } = await watchedNow(ports, published, { car: one.car, slug: '' });
      return isForSale(now) ? [one] : [];
    }),
  );
  return looked.flat();
}

async function comparedContent(database: Database, site: string): Promise<string | null> {
  const [row] = await database.execute({
    sql: 'SELECT content FROM stock_compared WHERE site = ?',
    args: [site],
  });
  return row === undefined ? null : String(row['content']);
}

/** The highest number in `stock_seen` of a dealer; 0 when it has none. */
export async function lastSeen(database: Database, site: string): Promise<number> {
  const [row] = await database.execute({
    sql: 'SELECT coalesce(max(seq), 0) AS seq FROM stock_seen WHERE site = ?',
    args: [site],
  });
  return Number(row?.['seq']);
}

/** All noted prices up to `untilSeq` of the cars with a note after `afterSeq`. */
export async function readSeen(
  database: Database,
  site: string,
  { afterSeq, untilSeq }: { readonly afterSeq: number; readonly untilSeq: number },
): Promise<SeenPrice[]> {
  const rows = await database.execute({
    sql: `SELECT seq, car, price FROM stock_seen WHERE site = ?1 AND seq <= ?3 AND car IN (
        SELECT car FROM stock_seen WHERE site = ?1 AND seq > ?2 AND seq <= ?3)
      ORDER BY seq`,
    args: [site, afterSeq, untilSeq],
  });
  return v.parse(seenSchema, [...rows]);
}

/** Ids of the cars first seen after a number of `stock_seen`. */
export async function carsSeenAfter(database: Database, site: string, seq: number): Promise<string[]> {
  const rows = await database.execute({
    sql: `SELECT DISTINCT car FROM stock_seen AS late WHERE site = ?1 AND seq > ?2 AND NOT EXISTS (
        SELECT 1 FROM stock_seen AS early WHERE early.site = ?1 AND early.car = late.car AND early.seq <= ?2)`,
    args: [site, seq],
  });
  return rows.map(({ car }) => String(car));
}
