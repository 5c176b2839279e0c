import type { OwnEnquiry } from '../../account/enquiry.schema.ts';
import type { OwnSearches } from '../../account/saved-searches/own-searches.ts';
import type { OwnWatchlist } from '../../account/watchlist/watchlist-page.ts';

/** Whoever has signed in, as the page of the garage shows them; props of the page on demand `garage`. */
export interface GarageOwner {
  readonly contact: {
    /** National digits. */
    readonly phone: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
  };
  /** The details have just been saved. */
  readonly hasSaved: boolean;
  readonly enquiries: readonly OwnEnquiry[];
  /** Null where the dealer has none. */
  readonly watchlist: OwnWatchlist | null;
  /** Saved searches; null where the dealer has none. */
  readonly searches: OwnSearches | null;
}
