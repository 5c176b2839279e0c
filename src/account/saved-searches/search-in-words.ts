import { filterChips, filterLabels } from '../../search/screen/view/filter-chips.ts';
import type { AmountFormat } from '../../search/screen/view/format-amount.ts';
import type { PageFacts } from '../../search/state/landing-facts.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { type Place, understood } from '../../search/words/understand.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

/** The data needed to describe or run a search on the server. */
export interface SearchKnown extends AmountFormat {
  readonly search: Pick<Settings['search'], 'words' | 'typedAmounts' | 'filters' | 'screen' | 'distance'>;
  readonly page: PageFacts;
  readonly places: readonly Place[];
}

/** Converts typed words to filters where they are understood, as the search screen does. */
export function searchMeant(state: SearchState, { search, page, places }: SearchKnown): SearchState {
  return understood(state, { words: search.words, amounts: search.typedAmounts, places, page });
}

/**
 * A search as text, such as `Toyota · SUV · Under $30,000`: the labels of its filter chips; `all` if it has
 * no filters.
 */
export function searchInWords(state: SearchState, known: SearchKnown, all: string): string {
  const { search, page, currency, timeZone, locale } = known;
  const context = {
    page: { ...page, isLocked: false },
    ...{ currency, timeZone, locale },
    labels: filterLabels(search.filters),
    texts: search.screen,
    distance: search.distance,
  };
  const chips = filterChips(searchMeant(state, known), context);
  return chips.length === 0 ? all : chips.map(({ label }) => label).join(' · ');
}
