import { isQuiet } from '#src/account/notices/quiet-hours.ts';
import { hasSavedSearches } from '#src/account/saved-searches/has-saved-searches.ts';
import { hasWatchlist } from '#src/account/watchlist/watchlist-page.ts';
import type { Ports } from '../../ports/ports.ts';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import { createSearchReader, type ReadSearch } from '../../search/published-search.ts';
import { findSearchNews } from '../saved-searches/find-search-news.ts';
import { findNews } from './find-news.ts';
import { type MessageTopic, type SendPorts, sendMessages } from './send-messages.ts';

export type WatcherPorts = SendPorts & Pick<Ports, 'publishedSite'>;

const everyMs = 300_000;

/**
 * Tells shoppers what has become of their saved cars, and which cars have come in or become cheaper that their saved
 * searches find: those who asked, once for each change, and nobody in a dealer's quiet hours. For hosts that wake it by
 * a schedule; any number may run side by side.
 */
export async function tellWatchers(
  ports: WatcherPorts,
  readSearch: ReadSearch = createSearchReader(),
): Promise<void> {
  const rows = await ports.database.execute({
    sql: `SELECT site FROM watch_notices WHERE stopped_at IS NULL
      UNION SELECT site FROM saved_searches WHERE paused_at IS NULL AND removed_at IS NULL
      UNION SELECT site FROM watch_messages WHERE state IN ('waiting', 'sending')`,
  });
  for (const { site } of rows) {
    // What is wrong at one dealer holds up no other.
    await tellWatchersOf(ports, String(site), readSearch).catch(ports.reportError);
  }
}

async function tellWatchersOf(ports: WatcherPorts, site: string, readSearch: ReadSearch): Promise<void> {
  const published = await publishedNow(ports, site);
  if (published === null) return;
  const topics = topicsNow(published, ports.now());
  if (topics.length === 0) return;
  if (topics.includes('cars')) await findNews(ports, published);
  if (topics.includes('searches')) await findSearchNews(ports, published, () => readSearch(published));
  await sendMessages(ports, published, topics);
}

/** What a dealer tells of at this hour. */
function topicsNow({ settings }: PublishedSite, nowMs: number): readonly MessageTopic[] {
  const { watchlist, savedSearches } = settings.account;
  const { timeZone } = settings.site;
  const hasNotices = hasWatchlist(settings) && watchlist.notices.show;
  return [
    ...(hasNotices && !isQuiet(nowMs, timeZone, watchlist.notices) ? (['cars'] as const) : []),
    ...(hasSavedSearches(settings) && !isQuiet(nowMs, timeZone, savedSearches)
      ? (['searches'] as const)
      : []),
  ];
}

/** Null for a dealer who is no more, and while the site is being updated. */
async function publishedNow({ publishedSite }: WatcherPorts, site: string): Promise<PublishedSite | null> {
  return publishedSite(site).catch((error: unknown) => {
    if (error instanceof OutdatedPublication) return null;
    throw error;
  });
}

/** At once and every five minutes; the function it gives ends that. */
export function startTellingWatchers(ports: WatcherPorts): () => void {
  const readSearch = createSearchReader();
  let isBusy = false;
  const tell = async () => {
    if (isBusy) return;
    isBusy = true;
    await tellWatchers(ports, readSearch).catch(ports.reportError);
    isBusy = false;
  };
  const timer = setInterval(() => void tell(), everyMs);
  void tell();
  return () => clearInterval(timer);
}
