import * as v from 'valibot';
import { historyStateSchema } from '../../state/history-state.schema.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import type { SearchState } from '../../state/search-state.ts';
import { parseSearch } from '../../state/search-url.ts';

/**
 * The current search of a listing page, for parts of the page outside the search screen. The search screen may have
 * replaced the address with that of another listing, so the search in the history entry comes first. Null if neither
 * holds a valid search.
 */
export function searchOfPage(page: PageFacts): SearchState | null {
  const entry = v.safeParse(historyStateSchema, history.state);
  return entry.success ? entry.output.search : parseSearch(location.pathname, location.search, page);
}
