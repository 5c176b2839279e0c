import * as v from 'valibot';
import { type NoticeChannel, noticeChannels } from '#src/account/notices/notice-channels.ts';
import type { WantedNotices } from '#src/account/notices/watch-news.ts';
import type { Watched } from '#src/account/watchlist/watchlist.schema.ts';
import type { Database, Statement } from '../../ports/database.ts';
import type { PhoneOfSite } from '../codes/one-time-codes.ts';

/** A shopper's subscription to messages. */
interface WatchNotices extends WantedNotices {
  readonly channel: NoticeChannel;
  /** Address for e-mail; null for another channel. */
  readonly email: string | null;
  /** Milliseconds since 1970. */
  readonly askedAtMs: number;
  /** Whoever holds a message can unsubscribe with its token. */
  readonly token: string;
  /** False after unsubscribing, until the shopper subscribes again. */
  readonly isOn: boolean;
}

const rowSchema = v.pipe(
  v.object({
    channel: v.picklist(noticeChannels),
    email: v.nullable(v.string()),
    price_drops: v.number(),
    sold: v.number(),
    asked_at: v.number(),
    token: v.string(),
    stopped_at: v.nullable(v.number()),
  }),
  v.transform(
    ({ price_drops, sold, asked_at: askedAtMs, stopped_at, ...row }): WatchNotices => ({
      ...row,
      priceDrops: price_drops === 1,
      sold: sold === 1,
      askedAtMs,
      isOn: stopped_at === null,
    }),
  ),
);

/** Null for a shopper who has never subscribed. */
export async function readNotices(
  database: Database,
  { site, phone }: PhoneOfSite,
): Promise<WatchNotices | null> {
  const [row] = await database.execute({
    sql: `SELECT channel, email, price_drops, sold, asked_at, token, stopped_at FROM watch_notices
      WHERE site = ? AND phone = ?`,
    args: [site, phone],
  });
  return row === undefined ? null : v.parse(rowSchema, { ...row });
}

interface AskedNotices extends WantedNotices {
  readonly channel: NoticeChannel;
  readonly email: string | null;
  /** The exact words that the shopper agreed to. */
  readonly consent: string;
  /**
   * Used for a first subscription only. A renewed one keeps its token, so that links in older
   * messages still work.
   */
  readonly newToken: string;
  readonly nowMs: number;
  /** The site where the shopper asked: messages are in its language. */
  readonly askedOn: string;
}

/**
 * Starts or changes a subscription: express consent, stored with its words and time (Spam Act 2003,
 * schedule 2).
 */
export function askStatement({ site, phone }: PhoneOfSite, asked: AskedNotices): Statement {
  const { channel, email, priceDrops, sold, consent, newToken, nowMs, askedOn } = asked;
  return {
    sql: `INSERT INTO watch_notices
        (site, phone, channel, email, price_drops, sold, consent, asked_at, token, asked_on)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (site, phone) DO UPDATE SET channel = excluded.channel, email = excluded.email,
        price_drops = excluded.price_drops, sold = excluded.sold, consent = excluded.consent,
        asked_at = excluded.asked_at, asked_on = excluded.asked_on, stopped_at = NULL, stopped_by = NULL`,
    args: [
      ...[site, phone, channel, email, Number(priceDrops), Number(sold)],
      ...[consent, nowMs, newToken, askedOn],
    ],
  };
}

/** `by` records who or what ended the subscription. */
export function stopStatement(
  { site, phone }: PhoneOfSite,
  by: 'shopper' | 'phone network',
  nowMs: number,
): Statement {
  return {
    sql: `UPDATE watch_notices SET stopped_at = ?3, stopped_by = ?4
      WHERE site = ?1 AND phone = ?2 AND stopped_at IS NULL`,
    args: [site, phone, nowMs, by],
  };
}

interface ContactAtSite {
  readonly site: string;
  readonly contact: { readonly email: string } | { readonly phone: string };
}

/** Ends all subscriptions with this e-mail address or phone. */
export function stopOfContact({ site, contact }: ContactAtSite, nowMs: number): Statement {
  const column = 'email' in contact ? 'email' : 'phone';
  const [value = ''] = Object.values(contact);
  return {
    sql: `UPDATE watch_notices SET stopped_at = ?3, stopped_by = 'shopper'
      WHERE site = ?1 AND ${column} = ?2 COLLATE NOCASE AND stopped_at IS NULL`,
    args: [site, value, nowMs],
  };
}

/** The link in a message, which ends messages. */
export interface StopLink {
  readonly token: string;
  /** The dealer's sites in all languages: the link ends the messages of each, and works on each. */
  readonly sites: readonly string[];
}

/**
 * Ends the subscriptions of the shopper with this token at the dealer. Idempotent. Returns false
 * for an unknown token.
 */
export async function stopByToken(
  database: Database,
  { token, sites }: StopLink,
  nowMs: number,
): Promise<boolean> {
  const rows = await database.execute({
    sql: `UPDATE watch_notices SET stopped_by = coalesce(stopped_by, 'link'), stopped_at = coalesce(stopped_at, ?2)
      WHERE site IN (SELECT value FROM json_each(?3)) AND phone = (
        SELECT phone FROM watch_notices WHERE token = ?1 AND site IN (SELECT value FROM json_each(?3)))
      RETURNING phone`,
    args: [token, nowMs, JSON.stringify(sites)],
  });
  return rows.length > 0;
}

export async function isKnownToken(database: Database, { token, sites }: StopLink): Promise<boolean> {
  const rows = await database.execute({
    sql: 'SELECT 1 FROM watch_notices WHERE token = ? AND site IN (SELECT value FROM json_each(?))',
    args: [token, JSON.stringify(sites)],
  });
  return rows.length > 0;
}

interface KnownCar extends PhoneOfSite {
  readonly car: string;
  readonly savedAtMs: number;
  /** The state of the car as the shopper knows it. */
  readonly known: Watched;
}

/**
 * Stores the state of a car that the shopper knows. `message` is the id of the message that reports it: nothing
 * is stored if that message was not inserted. Null if no message is needed.
 */
export function knownStatement(
  { site, phone, car, savedAtMs, known }: KnownCar,
  message: string | null,
): Statement {
  return {
    sql: `INSERT INTO watch_told (site, phone, car, saved_at, price, status) SELECT ?1, ?2, ?3, ?4, ?5, ?6
      WHERE ?7 IS NULL OR EXISTS (SELECT 1 FROM watch_messages WHERE id = ?7)
      ON CONFLICT DO UPDATE SET saved_at = excluded.saved_at, price = excluded.price, status = excluded.status`,
    args: [site, phone, car, savedAtMs, known.price, known.status, message],
  };
}
