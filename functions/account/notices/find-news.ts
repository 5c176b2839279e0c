import * as v from 'valibot';
import { noticeChannels } from '#src/account/notices/notice-channels.ts';
import type { SentNews } from '#src/account/notices/notice-message.ts';
import { type WatchNews, watchNewsOf } from '#src/account/notices/watch-news.ts';
import { type Watched, watchedStatuses } from '#src/account/watchlist/watchlist.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { dayOf } from '#src/values/time/date.ts';
import { sitesOfDealer } from '../../http/site/sites-of-dealer.ts';
import type { Database, Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { type WatchedCar, watchedNow } from '../watchlist/watched-cars.ts';
import { knownStatement } from './watch-notices.ts';

type NewsPorts = Pick<Ports, 'database' | 'listSites' | 'chance' | 'now'>;

/** How many shoppers' watchlists one query reads. */
const SHOPPERS_AT_ONCE = 100;

const price = v.nullable(v.number());
const status = v.picklist(watchedStatuses);

/**
 * A saved car of a shopper who has subscribed to messages, with the state the last message reported.
 */
const rowSchema = v.pipe(
  v.object({
    phone: v.string(),
    channel: v.picklist(noticeChannels),
    price_drops: v.number(),
    sold: v.number(),
    car: v.string(),
    slug: v.string(),
    name: v.string(),
    saved_at: v.number(),
    price,
    status,
    /** Messages sent to this shopper today. */
    sent_today: v.number(),
  }),
  v.transform(({ price_drops, sold, saved_at: savedAtMs, price, status, sent_today: sentToday, ...row }) => ({
    ...row,
    savedAtMs,
    sentToday,
    wanted: { priceDrops: price_drops === 1, sold: sold === 1 },
    known: { price, status } satisfies Watched,
  })),
);

type WatchedRow = v.InferOutput<typeof rowSchema>;

/**
 * Finds news about saved cars and writes the messages to send. Covers every subscribed shopper of a
 * dealer who is below the daily limit. A message and the note of what it tells are stored in one
 * transaction, and two processes that run at once write only one message.
 */
export async function findNews(ports: NewsPorts, published: PublishedSite): Promise<void> {
  const { notices } = published.settings.account.watchlist;
  const day = dayOf(ports.now(), published.settings.site.timeZone);
  const nowOf = remembered((saved) => watchedNow(ports, published, saved));
  const readers = {
    dealer: dealerOf(published),
    sites: await sitesOfDealer(ports, published),
    askedOn: published.slug,
  };
  let after = '';
  while (true) {
    const phones = await phonesAfter(ports.database, readers, after);
    const last = phones.at(-1);
    if (last === undefined) return;
    const rows = await watchedRows(ports.database, { ...readers, after, last, day });
    for (const own of Map.groupBy(rows, ({ phone }) => phone).values()) {
      const [first] = own;
      if (first === undefined || first.sentToday >= notices.maxPerDay) continue;
      // The dealer no longer offers this channel.
      if (!notices.channels.includes(first.channel)) continue;
      const statements = await messageStatements(ports, { ...readers, day, own, nowOf });
      if (statements.length > 0) await ports.database.transact(statements);
    }
    after = last;
  }
}

/** The shoppers who asked for messages on one site of a dealer. */
interface Readers {
  /** Slug under which the dealer's accounts are stored. */
  readonly dealer: string;
  /** The sites of the dealer in all languages. */
  readonly sites: readonly string[];
  /** The site where they asked, in whose language they are told. */
  readonly askedOn: string;
}

type NowOf = (saved: Pick<WatchedRow, 'car' | 'slug'>) => Promise<Pick<WatchedCar, 'vehicle' | 'now'>>;

/** Caches the lookup, so that a car saved by many shoppers is looked up once. */
function remembered(look: NowOf): NowOf {
  const looked = new Map<string, ReturnType<NowOf>>();
  return (saved) => {
    const known = looked.get(saved.car) ?? look(saved);
    looked.set(saved.car, known);
    return known;
  };
}

async function phonesAfter(
  database: Database,
  { dealer, askedOn }: Readers,
  after: string,
): Promise<readonly string[]> {
  const rows = await database.execute({
    sql: `SELECT phone FROM watch_notices WHERE site = ? AND asked_on = ? AND phone > ? AND stopped_at IS NULL
      ORDER BY phone LIMIT ${SHOPPERS_AT_ONCE}`,
    args: [dealer, askedOn, after],
  });
  return rows.map(({ phone }) => String(phone));
}

interface RowsWanted extends Readers {
  /** Phones greater than `after`, up to and including `last`. */
  readonly after: string;
  readonly last: string;
  readonly day: string;
}

async function watchedRows(
  database: Database,
  { dealer, sites, askedOn, after, last, day }: RowsWanted,
): Promise<WatchedRow[]> {
  const rows = await database.execute({
    sql: `SELECT notices.phone, notices.channel, notices.price_drops, notices.sold,
        saved.car, saved.slug, saved.name, saved.saved_at,
        CASE WHEN told.car IS NULL THEN saved.price ELSE told.price END AS price,
        CASE WHEN told.car IS NULL THEN saved.status ELSE told.status END AS status,
        (SELECT count(*) FROM watch_messages AS message
          WHERE message.site IN (SELECT value FROM json_each(?5)) AND message.phone = notices.phone AND message.topic = 'cars'
            AND message.day = ?4) AS sent_today
      FROM watch_notices AS notices
      JOIN watchlist AS saved ON saved.site = notices.site AND saved.phone = notices.phone
      LEFT JOIN watch_told AS told ON told.site = saved.site AND told.phone = saved.phone
        AND told.car = saved.car AND told.saved_at = saved.saved_at
      WHERE notices.site = ?1 AND notices.phone > ?2 AND notices.phone <= ?3
        AND notices.asked_on = ?6 AND notices.stopped_at IS NULL
      ORDER BY notices.phone, saved.saved_at DESC, saved.car`,
    args: [dealer, after, last, day, JSON.stringify(sites), askedOn],
  });
  return v.parse(v.array(rowSchema), [...rows]);
}

interface OwnRows extends Readers {
  readonly day: string;
  /** All rows of one shopper. */
  readonly own: readonly WatchedRow[];
  readonly nowOf: NowOf;
}

async function messageStatements(
  { chance, now }: NewsPorts,
  { dealer, askedOn, day, own, nowOf }: OwnRows,
): Promise<Statement[]> {
  const found = await Promise.all(
    own.map(async (row) => {
      const current = await nowOf(row);
      return {
        row,
        news: watchNewsOf(row.known, current.now, row.wanted),
        name: current.vehicle?.name ?? row.name,
      };
    }),
  );
  const noted = found.flatMap(({ row, news }) => (news === null ? [] : [{ row, news }]));
  const items = found.flatMap(({ row, news, name }) => newsItems(row, news, name));
  const id = items.length === 0 ? null : chance.id();
  const [first] = own;
  return [
    ...(id === null || first === undefined
      ? []
      : [messageStatement({ id, dealer, askedOn, day, first, news: items, nowMs: now() })]),
    ...noted.map(({ row: { phone, car, savedAtMs }, news: { known } }) =>
      knownStatement({ site: dealer, phone, car, savedAtMs, known }, id),
    ),
  ];
}

function newsItems({ known }: WatchedRow, news: WatchNews | null, name: string): SentNews {
  if (news === null || news.kind === null) return [];
  return [{ kind: news.kind, name, before: known.price, after: news.known.price }];
}

interface NewMessage extends Pick<Readers, 'dealer' | 'askedOn'> {
  readonly id: string;
  readonly day: string;
  readonly first: WatchedRow;
  readonly news: SentNews;
  readonly nowMs: number;
}

/**
 * Inserts nothing when the shopper has unsubscribed meanwhile, or when another process has taken
 * this message number of the day.
 */
function messageStatement({ id, dealer, askedOn, day, first, news, nowMs }: NewMessage): Statement {
  const { phone, channel, sentToday } = first;
  return {
    sql: `INSERT INTO watch_messages
        (id, site, phone, topic, channel, day, number, news, state, attempts, due_at, made_at)
      SELECT ?1, ?2, ?3, 'cars', ?4, ?5, ?6, ?7, 'waiting', 0, ?8, ?8
      WHERE EXISTS (SELECT 1 FROM watch_notices WHERE site = ?9 AND phone = ?3 AND stopped_at IS NULL)
      ON CONFLICT DO NOTHING`,
    args: [id, askedOn, phone, channel, day, sentToday + 1, JSON.stringify(news), nowMs, dealer],
  };
}
