import * as v from 'valibot';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { dayOf, formatDate } from '../../values/time/date.ts';
import { UNSUBSCRIBE_PATH, WATCHLIST_PATH } from '../watchlist/watchlist-paths.ts';
import { newsKinds } from './watch-news.ts';

const price = v.nullable(v.number());

/** The content of a message, as stored in the queue until it is sent. */
export const sentNewsSchema = v.array(
  v.object({ kind: v.picklist(newsKinds), name: v.string(), before: price, after: price }),
);

export type SentNews = v.InferOutput<typeof sentNewsSchema>;

/** The recipient of a message. */
export interface MessageReader {
  /** Token of the unsubscribe link. */
  readonly token: string;
  /** When the shopper subscribed, in milliseconds since 1970. */
  readonly askedAtMs: number;
}

interface Message extends MessageReader {
  readonly news: SentNews;
}

type Dealer = Pick<Settings, 'site' | 'account'>;

/** The unsubscribe URL with the recipient's token. */
export function unsubscribeUrl({ site }: Pick<Settings, 'site'>, token: string): string {
  return `${site.url}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;
}

/** The text message with sender, news and how to unsubscribe (Spam Act 2003, sections 17 and 18). */
export function smsText(message: Message, dealer: Dealer): string {
  return fill(textsOf(dealer).message.sms, {
    ...wordsOf(message, dealer),
    changes: lines(message, dealer).join(' '),
  });
}

export function mailSubject(dealer: Dealer): string {
  return fill(textsOf(dealer).message.subject, { dealer: dealer.site.name });
}

/** The e-mail with the same content and the dealer's contact details. */
export function mailText(message: Message, dealer: Dealer): string {
  return fill(textsOf(dealer).message.email, {
    ...wordsOf(message, dealer),
    changes: lines(message, dealer).join('\n'),
  });
}

function textsOf({ account }: Dealer) {
  return account.watchlist.notices;
}

function wordsOf(message: Message, dealer: Dealer) {
  return { ...writerWords(message, dealer), link: dealer.site.url + WATCHLIST_PATH };
}

/**
 * The footer that every message needs: sender, contact details, when the recipient subscribed, and how to
 * unsubscribe.
 */
export function writerWords({ token, askedAtMs }: MessageReader, { site }: Pick<Settings, 'site'>) {
  const { timeZone, locale } = site;
  return {
    dealer: site.name,
    legalName: site.legalName,
    contact: [site.phone, site.email, site.url].filter((part) => part !== null).join('\n'),
    date: formatDate(dayOf(askedAtMs, timeZone), timeZone, locale) ?? '',
    stop: unsubscribeUrl({ site }, token),
  };
}

/** One sentence per car, and one that counts the cars left out. */
function lines({ news }: Message, dealer: Dealer): string[] {
  const { message, maxCars } = textsOf(dealer);
  return someLines(
    news.map((one) => line(one, dealer)),
    maxCars,
    message,
  );
}

/** The first lines up to the limit, then one line with the number of those left out. */
export function someLines(
  all: readonly string[],
  max: number,
  { moreOne, moreMany }: { readonly moreOne: string; readonly moreMany: string },
): string[] {
  const more = all.length - max;
  return [
    ...all.slice(0, max),
    ...(more > 0 ? [fill(more === 1 ? moreOne : moreMany, { count: more })] : []),
  ];
}

function line({ kind, name, before, after }: SentNews[number], dealer: Dealer): string {
  const { message } = textsOf(dealer);
  if (kind !== 'price_down') return fill(message[kind], { name });
  const money = (amount: number) => formatWholeMoney(amount, dealer.site.currency);
  return fill(message.priceDown, {
    name,
    amount: money((before ?? 0) - (after ?? 0)),
    price: money(after ?? 0),
  });
}
