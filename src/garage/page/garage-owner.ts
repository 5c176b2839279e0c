import type { OwnEnquiry } from '../../account/enquiry.schema.ts';
import type { OwnSearches } from '../../account/saved-searches/list/own-searches.ts';
import type { OwnWatchlist } from '../../account/watchlist/watchlist-page.ts';

/** The signed-in shopper; props of the on-demand page `garage`. */
export interface GarageOwner {
  readonly contact: {
    /** National digits. */
    readonly phone: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
  };
  /** True right after the details were saved. */
  readonly hasSaved: boolean;
  readonly enquiries: readonly OwnEnquiry[];
  /** Null if the dealer has no watchlist. */
  readonly watchlist: OwnWatchlist | null;
  /** Null if the dealer has no saved searches. */
  readonly searches: OwnSearches | null;
}
