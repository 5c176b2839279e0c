import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardLayout } from '../../tenant/templates.ts';
import { fill } from '../../values/fill.ts';
import { cardLayout } from '../../vehicle/card/card-settings.ts';
import type { NoticeChannel } from '../notices/notice-channels.ts';
import type { WantedNotices } from '../notices/watch-news.ts';
import type { OwnSearches } from '../saved-searches/list/own-searches.ts';
import type { WatchedCard } from './watched-card.schema.ts';
import type { WatchlistTexts } from './watchlist-texts.ts';

export function hasWatchlist({ account }: Pick<Settings, 'account'>): boolean {
  return account.enabled && account.watchlist.enabled;
}

/** The watchlist of the signed-in shopper. */
export interface OwnWatchlist {
  readonly phone: string;
  /** Most recent first. */
  readonly cars: readonly WatchedCard[];
}

/**
 * A car that the page's query asks to save or restore. Without JavaScript a form asks for confirmation, because a
 * link must not change anything.
 */
export interface AskedCar {
  readonly id: string;
  readonly text: string;
  readonly button: string;
}

/** The shopper's subscription to messages about saved cars. */
export interface OwnNotices extends WantedNotices {
  readonly channel: NoticeChannel;
  readonly email: string | null;
  readonly isOn: boolean;
}

/** Props of the on-demand page `watchlist`. */
export interface WatchlistPageProps {
  readonly list: OwnWatchlist;
  readonly ask: AskedCar | null;
  readonly contact: {
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
  };
  /** Null if the shopper has never subscribed. */
  readonly notices: OwnNotices | null;
  /** True right after the subscription form was posted. */
  readonly hasChanged: boolean;
  /** Null if the dealer has no saved searches. */
  readonly searches: OwnSearches | null;
}

/** Texts of the list and of its cars. */
export interface WatchlistFacts {
  readonly page: Pick<
    Settings['account']['watchlist']['page'],
    'title' | 'emptyHeading' | 'emptyText' | 'browse' | 'gone' | 'findSimilar' | 'remove' | 'undo'
  >;
  /** With the placeholder {count}. */
  readonly countOne: string;
  readonly countMany: string;
  /** Texts of the toasts after saving and removing. */
  readonly texts: WatchlistTexts;
  readonly card: { readonly noPhoto: string };
  readonly layout: CardLayout;
  readonly images: Settings['images'];
  readonly stockPath: string;
}

type Words = Readonly<Record<string, string | number>>;

export function watchlistFacts(
  { account, images, site, vehicle }: Settings,
  { words, stockPath }: { readonly words: Words; readonly stockPath: string },
): WatchlistFacts {
  const { page, texts } = account.watchlist;
  const { title, emptyHeading, gone, findSimilar, remove, undo } = page;
  return {
    page: {
      ...{ title, emptyHeading, gone, findSimilar, remove, undo },
      emptyText: fill(page.emptyText, words),
      browse: fill(page.browse, words),
    },
    countOne: fill(page.countOne, words),
    countMany: fill(page.countMany, words),
    texts,
    card: { noPhoto: vehicle.texts.noPhoto },
    layout: cardLayout({ site }),
    images,
    stockPath,
  };
}
