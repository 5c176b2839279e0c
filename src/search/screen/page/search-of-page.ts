import * as v from 'valibot';
import { historyStateSchema } from '../../state/history-state.schema.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import type { SearchState } from '../../state/search-state.ts';
import { parseSearch } from '../../state/search-url.ts';

/**
 * What a listing shows now, for parts of the page beside the search screen. Its address may be another listing's by
 * then, which only the history entry explains. Null where neither does.
 */
export function searchOfPage(page: PageFacts): SearchState | null {
  const entry = v.safeParse(historyStateSchema, history.state);
  return entry.success ? entry.output.search : parseSearch(location.pathname, location.search, page);
}
