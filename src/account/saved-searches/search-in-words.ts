import { filterChips } from '../../search/screen/view/filter-chips.ts';
import type { PageFacts } from '../../search/state/landing-facts.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { type Place, understood } from '../../search/words/understand.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

/** What is known of a dealer's stock and search where a search is put into words or run. */
export interface SearchKnown {
  readonly search: Settings['search'];
  readonly page: PageFacts;
  readonly places: readonly Place[];
  readonly currency: string;
}

/** The search that typed words stand for, as the search screen runs it. */
export function searchMeant(state: SearchState, { search, page, places }: SearchKnown): SearchState {
  return understood(state, { words: search.words, places, page });
}

/** `Toyota · SUV · Under $30,000`: the filters as the chips of the search screen name them; `all` without any. */
export function searchInWords(state: SearchState, known: SearchKnown, all: string): string {
  const { search, page, currency } = known;
  const labels = Object.fromEntries(search.filters.map(({ attribute, label }) => [attribute, label]));
  const context = {
    page: { ...page, isLocked: false },
    currency,
    labels,
    texts: search.screen,
    distance: search.distance,
  };
  const chips = filterChips(searchMeant(state, known), context);
  return chips.length === 0 ? all : chips.map(({ label }) => label).join(' · ');
}
