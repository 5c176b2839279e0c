import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { OwnSearches } from '../saved-searches/own-searches.ts';
import type { NoticeChannel } from './notice-channels.ts';
import type { WantedNotices } from './watch-news.ts';
import type { WatchedCard } from './watched-card.schema.ts';
import type { WatchlistTexts } from './watchlist-texts.ts';

export function hasWatchlist({ account }: Pick<Settings, 'account'>): boolean {
  return account.enabled && account.watchlist.enabled;
}

/** The list of whoever has signed in. */
export interface OwnWatchlist {
  /** National digits. */
  readonly phone: string;
  /** What was saved last first. */
  readonly cars: readonly WatchedCard[];
}

/** The address wants a car saved or put back: without script a form asks once more, for a link changes nothing. */
export interface AskedCar {
  readonly id: string;
  readonly text: string;
  readonly button: string;
}

/** Messages about saved cars, as they were asked for. */
export interface OwnNotices extends WantedNotices {
  readonly channel: NoticeChannel;
  readonly email: string | null;
  readonly isOn: boolean;
}

/** Props of the page on demand `watchlist`. */
export interface WatchlistPageProps {
  readonly list: OwnWatchlist;
  readonly ask: AskedCar | null;
  readonly contact: {
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
  };
  /** Null for who has never asked. */
  readonly notices: OwnNotices | null;
  /** The form for messages has just been sent. */
  readonly hasChanged: boolean;
  /** Null where the dealer has none. */
  readonly searches: OwnSearches | null;
}

/** What the list says of itself and of its cars. */
export interface WatchlistFacts {
  readonly page: Pick<
    Settings['account']['watchlist']['page'],
    'title' | 'emptyHeading' | 'emptyText' | 'browse' | 'gone' | 'findSimilar' | 'remove' | 'undo'
  >;
  /** With {count}. */
  readonly countOne: string;
  readonly countMany: string;
  /** Said when a car is saved or removed. */
  readonly told: WatchlistTexts;
  readonly card: { readonly noPhoto: string };
  readonly images: Settings['images'];
  readonly stockPath: string;
}

type Words = Readonly<Record<string, string | number>>;

export function watchlistFacts(
  { account, images, vehicle }: Settings,
  { words, stockPath }: { readonly words: Words; readonly stockPath: string },
): WatchlistFacts {
  const { page, texts: told } = account.watchlist;
  const { title, emptyHeading, gone, findSimilar, remove, undo } = page;
  return {
    page: {
      ...{ title, emptyHeading, gone, findSimilar, remove, undo },
      emptyText: fill(page.emptyText, words),
      browse: fill(page.browse, words),
    },
    countOne: fill(page.countOne, words),
    countMany: fill(page.countMany, words),
    told,
    card: { noPhoto: vehicle.texts.noPhoto },
    images,
    stockPath,
  };
}
