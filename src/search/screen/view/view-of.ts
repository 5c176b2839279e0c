import type { Settings } from '../../../tenant/settings/subjects.ts';
import type { ImageSettings } from '../../../ui/image-url.ts';
import type { Attribute } from '../../attributes.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import type { SearchState } from '../../state/search-state.ts';
import { type Place, understood } from '../../words/understand.ts';
import type { SearchResults, SearchView } from '../search-view.ts';
import { filterChips } from './filter-chips.ts';
import { filterGroups } from './filter-groups.ts';
import { countText, resultCount } from './result-count.ts';
import { searchHeading } from './search-heading.ts';

export type ViewContext = {
  readonly search: Settings['search'];
  readonly page: PageFacts;
  /** ISO 4217. */
  readonly currency: string;
  readonly images: ImageSettings;
  /** The dealer's words, such as `cars`. */
  readonly words: Readonly<Record<string, string>>;
  /** Ranges that the stock has values for: those with statistics when the page was built. */
  readonly knownRanges: readonly Attribute[];
  /** Where the stock is: a search for one of them is a filter. */
  readonly places: readonly Place[];
};

/** The search to run: the chosen filters, and those that the typed words stand for. */
export function meantState(state: SearchState, { search, places, page }: ViewContext): SearchState {
  return understood(state, { words: search.words, places, page });
}

/** All that the screen shows for a search and the last answer, which may be that of the search before. */
export function viewOf(results: SearchResults, typed: SearchState, context: ViewContext): SearchView {
  const state = meantState(typed, context);
  const { search, page, currency, words } = context;
  const { texts, screen } = search;
  const count = resultCount(results, state, search.largeCount);
  const labels = Object.fromEntries(search.filters.map(({ attribute, label }) => [attribute, label]));
  return {
    state,
    query: typed.query,
    heading: searchHeading(state, page, { texts, words }),
    countText: countText(count, texts, words),
    count,
    groups: filterGroups(results, state, {
      page,
      filters: search.filters,
      onlyCertified: search.onlyCertified,
      knownRanges: context.knownRanges,
      yes: screen.yes,
      no: screen.no,
      showAll: texts.showAll,
      showAllMakes: texts.showAllMakes,
    }),
    chips: filterChips(state, { page, currency, labels, texts: screen }),
    sorts: search.sorts,
    page: Math.min(state.page, results.pageCount),
    pageCount: results.pageCount,
  };
}
