import type { OwnSearches } from '#src/account/saved-searches/list/own-searches.ts';
import type { SavedSearch } from '#src/account/saved-searches/saved-search.schema.ts';
import { criteriaPath } from '#src/account/saved-searches/search-criteria.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { emptySearch, type PublishedSearch, type ReadSearch } from '../../search/published-search.ts';
import { readAlertEmail } from './search-alerts.ts';
import { carsSeenAfter } from './stock-seen.ts';
import { readRemovedSearch, readSearches, type StoredSearch } from './stored-searches.ts';

type SearchPorts = Pick<Ports, 'database' | 'now' | 'reportError'>;

/**
 * The saved searches of a phone, newest first. Without a readable search index they have no count
 * of new cars.
 */
export async function readOwnSearches(
  ports: SearchPorts,
  published: PublishedSite,
  { phone, readSearch }: { readonly phone: string; readonly readSearch: ReadSearch },
): Promise<SavedSearch[]> {
  const searches = await readSearches(ports.database, { site: dealerOf(published), phone });
  if (searches.length === 0) return [];
  const index = await readSearch(published).catch((error: unknown) => {
    ports.reportError(error);
    return null;
  });
  return Promise.all(searches.map((stored) => shownSearch(ports, published, { stored, index })));
}

/** A saved search as the page shows it. */
export async function shownSearch(
  { database }: Pick<Ports, 'database'>,
  published: PublishedSite,
  { stored, index }: { readonly stored: StoredSearch; readonly index: PublishedSearch | null },
): Promise<SavedSearch> {
  const { id, search, channel, isPaused, savedAtMs, savedSeq } = stored;
  return {
    ...{ id, search, channel },
    name: (index ?? emptySearch(published)).inWords(search),
    path: criteriaPath(published.settings.search.basePath, search),
    is_paused: isPaused,
    saved_at: new Date(savedAtMs).toISOString(),
    new_cars:
      index && (await countNew(database, dealerOf(published), { savedSeq, found: await index.find(search) })),
  };
}

async function countNew(
  database: Ports['database'],
  site: string,
  { savedSeq, found }: { readonly savedSeq: number; readonly found: ReadonlySet<string> },
): Promise<number> {
  const arrived = await carsSeenAfter(database, site, savedSeq);
  return arrived.filter((car) => found.has(car)).length;
}

interface Asked {
  readonly phone: string;
  readonly readSearch: ReadSearch;
  /** Id of a search that was just deleted and can be restored. */
  readonly removed: string | undefined;
}

/** All props of the page's saved searches. */
export async function ownSearchesOf(
  ports: SearchPorts,
  published: PublishedSite,
  { phone, readSearch, removed = '' }: Asked,
): Promise<OwnSearches> {
  const sinceMs = ports.now() - published.settings.account.savedSearches.undoMinutes * 60_000;
  const owner = { site: dealerOf(published), phone };
  const [searches, email, stored] = await Promise.all([
    readOwnSearches(ports, published, { phone, readSearch }),
    readAlertEmail(ports.database, owner),
    removed === '' ? null : readRemovedSearch(ports.database, owner, { id: removed, sinceMs }),
  ]);
  return {
    searches,
    email,
    removed: stored && (await shownSearch(ports, published, { stored, index: null })),
  };
}
