import { isQuiet, type QuietHours } from '#src/account/notices/quiet-hours.ts';
import { hasSavedSearches } from '#src/account/saved-searches/has-saved-searches.ts';
import { hasWatchlist } from '#src/account/watchlist/watchlist-page.ts';
import { branchZone } from '#src/locations/hours/branch-zone.ts';
import type { Ports } from '../../ports/ports.ts';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import { createSearchReader, type ReadSearch } from '../../search/published-search.ts';
import { mergeAccounts } from '../merge-accounts.ts';
import { findSearchNews } from '../saved-searches/find-search-news.ts';
import { findNews } from './find-news.ts';
import { moveNoticesOfGoneEditions } from './gone-editions.ts';
import { type MessageTopic, type SendPorts, sendMessages } from './send-messages.ts';

export type WatcherPorts = SendPorts & Pick<Ports, 'publishedSite' | 'listSites'>;

const EVERY_MS = 300_000;

/**
 * Sends subscribed shoppers the news about their saved cars and saved searches: each change once,
 * and not during a dealer's quiet hours. Hosts run it on a schedule; any number of processes may
 * run at once.
 */
export async function notifyWatchers(
  ports: WatcherPorts,
  readSearch: ReadSearch = createSearchReader(),
): Promise<void> {
  // Until they are merged, messages that wait on a site in another language have no recipient.
  await mergeAccounts(ports);
  await moveNoticesOfGoneEditions({ ...ports, publishedNow: (site) => publishedNow(ports, site) });
  const rows = await ports.database.execute({
    sql: `SELECT asked_on AS site FROM watch_notices WHERE stopped_at IS NULL
      UNION SELECT asked_on FROM saved_searches WHERE paused_at IS NULL AND removed_at IS NULL
      UNION SELECT site FROM watch_messages WHERE state IN ('waiting', 'sending')`,
  });
  for (const { site } of rows) {
    // A failure at one dealer does not stop the others.
    await notifyWatchersOf(ports, String(site), readSearch).catch(ports.reportError);
  }
}

async function notifyWatchersOf(ports: WatcherPorts, site: string, readSearch: ReadSearch): Promise<void> {
  const published = await publishedNow(ports, site);
  if (published === null) return;
  const topics = topicsNow(published, ports.now());
  if (topics.length === 0) return;
  if (topics.includes('cars')) await findNews(ports, published);
  if (topics.includes('searches')) {
    const publishedSite = (slug: string) => publishedNow(ports, slug);
    await findSearchNews({ ...ports, publishedSite }, published, readSearch);
  }
  await sendMessages(ports, published, topics);
}

/**
 * The topics that the dealer sends messages about at this hour. While it is night at one of its branches, shoppers near
 * that one would be woken up.
 */
function topicsNow({ settings }: PublishedSite, nowMs: number): readonly MessageTopic[] {
  const { watchlist, savedSearches } = settings.account;
  const zones = [
    settings.site.timeZone,
    ...settings.locations.locations.map((branch) => branchZone(branch, settings.site)),
  ];
  const isNight = (hours: QuietHours) => isQuiet(nowMs, zones, hours);
  const hasNotices = hasWatchlist(settings) && watchlist.notices.show;
  return [
    ...(hasNotices && !isNight(watchlist.notices) ? (['cars'] as const) : []),
    ...(hasSavedSearches(settings) && !isNight(savedSearches) ? (['searches'] as const) : []),
  ];
}

/** Null for a dealer that no longer exists, and while its site is being updated. */
async function publishedNow({ publishedSite }: WatcherPorts, site: string): Promise<PublishedSite | null> {
  return publishedSite(site).catch((error: unknown) => {
    if (error instanceof OutdatedPublication) return null;
    throw error;
  });
}

/** Runs at once and then every five minutes. Returns a function that stops it. */
export function startNotifyingWatchers(ports: WatcherPorts): () => void {
  const readSearch = createSearchReader();
  let isBusy = false;
  const tell = async () => {
    if (isBusy) return;
    isBusy = true;
    await notifyWatchers(ports, readSearch).catch(ports.reportError);
    isBusy = false;
  };
  const timer = setInterval(() => void tell(), EVERY_MS);
  void tell();
  return () => clearInterval(timer);
}
