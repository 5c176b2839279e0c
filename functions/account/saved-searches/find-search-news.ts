import * as v from 'valibot';
import { type NoticeChannel, noticeChannels } from '#src/account/notices/notice-channels.ts';
import type { SentAlert } from '#src/account/saved-searches/alert-message.ts';
import { newsAfter, type SearchNews, type SeenPrice } from '#src/account/saved-searches/search-news.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { dayOf } from '#src/values/time/date.ts';
import { dealerSiteOf, sitesOfDealer } from '../../http/site/sites-of-dealer.ts';
import type { Database, Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import type { PublishedSearch, ReadSearch } from '../../search/published-search.ts';
import { isForSale, watchedNow } from '../watchlist/watched-cars.ts';
import { lastSeen, noteStock, readSeen } from './stock-seen.ts';

type NewsPorts = Pick<Ports, 'database' | 'publishedSite' | 'listSites' | 'chance' | 'now'>;

/** How many shoppers' searches one query reads. */
const SHOPPERS_AT_ONCE = 100;

const rowSchema = v.pipe(
  v.object({
    id: v.string(),
    phone: v.string(),
    search: v.string(),
    channel: v.picklist(noticeChannels),
    told_seq: v.number(),
    /** Messages sent to this shopper today. */
    sent_today: v.number(),
  }),
  v.transform(({ told_seq: toldSeq, sent_today: sentToday, ...row }) => ({ ...row, toldSeq, sentToday })),
);

type SearchRow = v.InferOutput<typeof rowSchema>;

/**
 * Notes what the last build has brought, then writes the messages for shoppers whose saved searches
 * match. A message and the note of what it tells are stored in one transaction, and two processes
 * that run at once write only one message.
 */
export async function findSearchNews(
  ports: NewsPorts,
  published: PublishedSite,
  readSearch: ReadSearch,
): Promise<void> {
  const { database, now } = ports;
  const { settings } = published;
  const site = dealerOf(published);
  const dealer = await dealerSiteOf(ports, published);
  await noteStock(ports, dealer, () => readSearch(dealer));
  // A site in another language is built after the dealer's: until then it lacks pages of the new cars.
  if (published.stockAtMs < dealer.stockAtMs) return;
  const sites = await sitesOfDealer(ports, published);
  const untilSeq = await lastSeen(database, site);
  const day = dayOf(now(), settings.site.timeZone);
  let after = '';
  while (true) {
    const rows = await pendingRows(database, published, { sites, untilSeq, day, after });
    const last = rows.at(-1);
    const search = last === undefined ? null : await readSearch(published);
    if (last === undefined || search === null) return;
    const afterSeq = Math.min(...rows.map(({ toldSeq }) => toldSeq));
    const seen = await readSeen(database, site, { afterSeq, untilSeq });
    const look = { search, seen, untilSeq, day, ports, published };
    for (const own of Map.groupBy(rows, ({ phone }) => phone).values()) await tell(own, look);
    after = last.phone;
  }
}

interface Wanted {
  /** The sites of the dealer in all languages: a day's limit counts the messages of each. */
  readonly sites: readonly string[];
  readonly untilSeq: number;
  readonly day: string;
  /** Phones greater than this one. */
  readonly after: string;
}

/** Searches that may have news, of shoppers who are below today's limit. */
async function pendingRows(
  database: Database,
  published: PublishedSite,
  { sites, untilSeq, day, after }: Wanted,
): Promise<SearchRow[]> {
  const { channels, maxPerDay } = published.settings.account.savedSearches;
  const pending = `own.site = ?1 AND own.asked_on = ?7 AND own.told_seq < ?2 AND own.paused_at IS NULL AND own.removed_at IS NULL
    AND own.channel IN (SELECT value FROM json_each(?5))
    AND EXISTS (SELECT 1 FROM search_alerts AS alerts
      WHERE alerts.site = ?1 AND alerts.phone = own.phone AND alerts.stopped_at IS NULL)`;
  const sentToday = `(SELECT count(*) FROM watch_messages AS message WHERE message.site IN (SELECT value FROM json_each(?8))
    AND message.phone = own.phone AND message.topic = 'searches' AND message.day = ?3)`;
  const rows = await database.execute({
    sql: `SELECT id, phone, search, channel, told_seq, ${sentToday} AS sent_today FROM saved_searches AS own
      WHERE ${pending} AND phone IN (
        SELECT DISTINCT phone FROM saved_searches AS own
        WHERE ${pending} AND phone > ?4 AND ${sentToday} < ?6 ORDER BY phone LIMIT ${SHOPPERS_AT_ONCE})
      ORDER BY phone, saved_at, id`,
    args: [
      ...[dealerOf(published), untilSeq, day, after, JSON.stringify(channels), maxPerDay],
      ...[published.slug, JSON.stringify(sites)],
    ],
  });
  return v.parse(v.array(rowSchema), [...rows]);
}

interface Look extends Pick<Wanted, 'untilSeq' | 'day'> {
  readonly search: PublishedSearch;
  readonly seen: readonly SeenPrice[];
  readonly ports: NewsPorts;
  readonly published: PublishedSite;
}

/** Handles one shopper: one message per channel, up to today's limit. */
async function tell(own: readonly SearchRow[], look: Look): Promise<void> {
  const { database } = look.ports;
  const { settings } = look.published;
  let number = own[0]?.sentToday ?? 0;
  for (const [channel, rows] of Map.groupBy(own, (row) => row.channel)) {
    if (number >= settings.account.savedSearches.maxPerDay) return;
    const told = await readTold(database, dealerOf(look.published), rows);
    const cars = await newCars(rows, told, look);
    const isNews = cars.length > 0;
    if (isNews) number += 1;
    await database.transact(
      statements({ rows, cars, channel, number, id: isNews ? look.ports.chance.id() : null }, look),
    );
  }
}

/** The cars, each with its price, that the shopper has been told about. */
async function readTold(
  database: Database,
  dealer: string,
  [first]: readonly SearchRow[],
): Promise<ReadonlySet<string>> {
  const rows = await database.execute({
    sql: 'SELECT car, price FROM search_told WHERE site = ? AND phone = ?',
    args: [dealer, first?.phone ?? ''],
  });
  return new Set(rows.map(({ car, price }) => toldKey(String(car), Number(price))));
}

const NO_PRICE = -1;
const toldKey = (car: string, price: number | null) => `${price ?? NO_PRICE} ${car}`;

/**
 * A car to tell about. `seenPrice` is its price in the build, which is noted so that it is not told
 * again.
 */
type NewCar = SentAlert['cars'][number] & {
  readonly car: string;
  readonly seenPrice: number | null;
  readonly search: string;
};

/**
 * The new matches as they stand now: each car once, even if several searches find it, and only cars
 * that can be bought.
 */
async function newCars(rows: readonly SearchRow[], told: ReadonlySet<string>, look: Look): Promise<NewCar[]> {
  const news = new Map<string, SearchNews & { readonly search: string }>();
  for (const { search, toldSeq } of rows) {
    const fresh = newsAfter(look.seen, toldSeq);
    if (fresh.size === 0) continue;
    const found = await look.search.find(search);
    for (const [car, one] of fresh)
      if (found.has(car) && !news.has(car) && !told.has(toldKey(car, one.price)))
        news.set(car, { ...one, search });
  }
  const cars = await Promise.all([...news.values()].map((one) => standing(one, look)));
  return cars.flat();
}

async function standing(
  { kind, car, before, price, search }: SearchNews & { readonly search: string },
  { ports, published }: Look,
): Promise<NewCar[]> {
  const { vehicle, now } = await watchedNow(ports, published, { car, slug: '' });
  if (vehicle === null || !isForSale(now)) return [];
  // The dealer's system may have reported another price since the build.
  const isNoDrop = kind === 'price_down' && !(now.price !== null && before !== null && now.price < before);
  if (isNoDrop) return [];
  const { name, slug } = vehicle;
  return [{ kind, car, before, price: now.price ?? price, seenPrice: price, name, slug, search }];
}

interface Decided {
  readonly rows: readonly SearchRow[];
  readonly cars: readonly NewCar[];
  readonly channel: NoticeChannel;
  readonly number: number;
  /** Id of the message; null when there is none. */
  readonly id: string | null;
}

function statements(
  { rows, cars, channel, number, id }: Decided,
  { search, ports, published, day, untilSeq }: Look,
): Statement[] {
  const dealer = dealerOf(published);
  const phone = rows[0]?.phone ?? '';
  const nowMs = ports.now();
  const searches = [...new Set(cars.map((car) => car.search))];
  const only = searches.length === 1 ? searches[0] : undefined;
  const alert: SentAlert = {
    search: only ?? null,
    words: only === undefined ? null : search.inWords(only),
    cars: cars.map(({ kind, name, slug, before, price }) => ({ kind, name, slug, before, price })),
  };
  // Nothing is noted unless this message was inserted: of two processes with the same message
  // number, the first one wins.
  const isMade = '(?1 IS NULL OR EXISTS (SELECT 1 FROM watch_messages WHERE id = ?1))';
  return [
    ...(id === null
      ? []
      : [
          {
            sql: `INSERT INTO watch_messages
                (id, site, phone, topic, channel, day, number, news, state, attempts, due_at, made_at)
              SELECT ?1, ?2, ?3, 'searches', ?4, ?5, ?6, ?7, 'waiting', 0, ?8, ?8
              WHERE EXISTS (SELECT 1 FROM search_alerts WHERE site = ?9 AND phone = ?3 AND stopped_at IS NULL)
              ON CONFLICT DO NOTHING`,
            args: [id, published.slug, phone, channel, day, number, JSON.stringify(alert), nowMs, dealer],
          },
          {
            sql: `INSERT INTO search_told (site, phone, car, price, told_at)
              SELECT ?2, ?3, value ->> 'car', value ->> 'price', ?5 FROM json_each(?4) WHERE ${isMade}
              ON CONFLICT DO NOTHING`,
            args: [
              id,
              dealer,
              phone,
              JSON.stringify(cars.map(({ car, seenPrice }) => ({ car, price: seenPrice ?? NO_PRICE }))),
              nowMs,
            ],
          },
        ]),
    {
      sql: `UPDATE saved_searches SET told_seq = max(told_seq, ?3)
        WHERE id IN (SELECT value FROM json_each(?2)) AND ${isMade}`,
      args: [id, JSON.stringify(rows.map((row) => row.id)), untilSeq],
    },
  ];
}
