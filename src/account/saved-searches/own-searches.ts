import type { SavedSearch } from './saved-search.schema.ts';

/** The saved searches of whoever has signed in, as the page of the watchlist shows them. */
export interface OwnSearches {
  /** What was saved last first. */
  readonly searches: readonly SavedSearch[];
  /** Where e-mails about them go; null where nobody has said. */
  readonly email: string | null;
  /** One that was deleted a moment ago: without script a form puts it back. */
  readonly removed: SavedSearch | null;
}

/** Props of the page on demand `save-search`. */
export interface SaveSearchPageProps {
  /** Criteria. */
  readonly search: string;
  /** In words. */
  readonly name: string;
  /** That is known, from the account or from another saved search. */
  readonly email: string | null;
}
