import { hasSavedSearches } from '../../account/saved-searches/has-saved-searches.ts';
import { SAVED_SEARCHES } from '../../account/saved-searches/saved-searches-paths.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

interface GarageSection {
  /** Fragment id. */
  readonly id: string;
  readonly label: string;
  /** Requires a signed-in shopper. */
  readonly isOwn: boolean;
}

/** The sections of the page at this dealer in order. */
export function garageSections({
  account,
  garage,
  search,
}: Pick<Settings, 'account' | 'garage' | 'search'>): GarageSection[] {
  const { texts } = garage.page;
  const own = (id: string, label: string, isThere = true) => ({
    section: { id, label, isOwn: true },
    isThere: account.enabled && isThere,
  });
  const device = (id: string, label: string, isThere: boolean) => ({
    section: { id, label, isOwn: false },
    isThere,
  });
  return [
    own('coming', texts.coming),
    own('watchlist', account.watchlist.page.title, account.watchlist.enabled),
    own(SAVED_SEARCHES, account.savedSearches.list.heading, hasSavedSearches({ account, search })),
    device('favourites', garage.favourites.heading, garage.favourites.show),
    device('viewed', texts.viewed, search.recentlyViewed),
    device('searches', texts.searches, search.recentSearches),
    own('enquiries', texts.enquiries),
    own('details', texts.details),
  ].flatMap(({ section, isThere }) => (isThere ? [section] : []));
}
