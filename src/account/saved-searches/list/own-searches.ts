import type { SavedSearch } from '../saved-search.schema.ts';

/** The saved searches of the signed-in shopper. */
export interface OwnSearches {
  /** Most recent first. */
  readonly searches: readonly SavedSearch[];
  /** The address for alerts; null if none was given. */
  readonly email: string | null;
  /** The search deleted by the previous request, so that a form can restore it without JavaScript. */
  readonly removed: SavedSearch | null;
}

/** Props of the on-demand page `save-search`. */
export interface SaveSearchPageProps {
  /** The criteria to save. */
  readonly search: string;
  /** The search in words. */
  readonly name: string;
  /** The known address from the account or from another saved search; null if unknown. */
  readonly email: string | null;
}
