import { isQuiet } from '#src/account/watchlist/quiet-hours.ts';
import { hasWatchlist } from '#src/account/watchlist/watchlist-page.ts';
import type { Ports } from '../../ports/ports.ts';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import { findNews } from './find-news.ts';
import { type SendPorts, sendMessages } from './send-messages.ts';

export type WatcherPorts = SendPorts & Pick<Ports, 'publishedSite'>;

const everyMs = 300_000;

/**
 * Tells shoppers what has become of their saved cars: those who asked, once for each change, and nobody in a dealer's
 * quiet hours. For hosts that wake it by a schedule; any number may run side by side.
 */
export async function tellWatchers(ports: WatcherPorts): Promise<void> {
  const rows = await ports.database.execute({
    sql: `SELECT site FROM watch_notices WHERE stopped_at IS NULL
      UNION SELECT site FROM watch_messages WHERE state IN ('waiting', 'sending')`,
  });
  for (const { site } of rows) {
    // What is wrong at one dealer holds up no other.
    await tellWatchersOf(ports, String(site)).catch(ports.reportError);
  }
}

async function tellWatchersOf(ports: WatcherPorts, site: string): Promise<void> {
  const published = await publishedNow(ports, site);
  if (published === null) return;
  const { settings } = published;
  const { notices } = settings.account.watchlist;
  if (!hasWatchlist(settings) || !notices.show) return;
  if (isQuiet(ports.now(), settings.site.timeZone, notices)) return;
  await findNews(ports, published);
  await sendMessages(ports, published);
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
  let isBusy = false;
  const tell = async () => {
    if (isBusy) return;
    isBusy = true;
    await tellWatchers(ports).catch(ports.reportError);
    isBusy = false;
  };
  const timer = setInterval(() => void tell(), everyMs);
  void tell();
  return () => clearInterval(timer);
}
