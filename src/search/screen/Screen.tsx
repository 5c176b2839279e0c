import { type ReactNode, useEffect, useMemo } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { pageTail } from '../landing/listing/paging.ts';
import { indexName, requestSettings } from '../state/search-request.ts';
import { builtState } from '../state/state-parts.ts';
import { builtResults } from './page/built-results.ts';
import { meantBy, type ScreenFacts } from './page/screen-facts.ts';
import { revealCards } from './results/reveal-cards.ts';
import { SearchFrame } from './SearchFrame.tsx';
import { SearchProvider } from './SearchProvider.tsx';
import type { SearchSource } from './source/search-source.store.ts';
import { useSearchRouter } from './use-search-router.ts';
import { searchHeading } from './view/search-heading.ts';

/** The status line says "still loading" after this time. */
const SLOW_MS = 2000;
/** Keeps a filter when its panel unmounts while another control uses it. */
const future = { preserveSharedStateOnUnmount: true };

interface Props {
  facts: ScreenFacts;
  source: SearchSource;
  /** The grid of cards of the built page. */
  children?: ReactNode;
}

/** The search screen: InstantSearch, starting with the results that the page was built with. */
export function Screen({ facts, source, children }: Props) {
  const { page, search } = facts;
  const request = useMemo(() => requestSettings(search, facts.collection), [search, facts]);
  const initialResults = useMemo(
    () => builtResults(facts.results, builtState(page), request),
    [facts, page, request],
  );
  const router = useSearchRouter({
    page,
    request,
    understand: (state) => meantBy(state, facts),
    headingOf: (state) => searchHeading(state, facts),
    tail: pageTail(page.pageNumber, facts.results.pageCount, search.texts.page),
  });
  useEffect(() => {
    if (!router.followAddress()) revealCards();
    return router.leaveAddress;
  }, [router]);
  return (
    <InstantSearchSSRProvider initialResults={initialResults}>
      <InstantSearch
        searchClient={source.searchClient}
        indexName={indexName(page.base.sort, request)}
        routing={router.routing}
        stalledSearchDelay={SLOW_MS}
        future={future}
      >
        <SearchProvider facts={facts} request={request} source={source} router={router}>
          <SearchFrame>{children}</SearchFrame>
        </SearchProvider>
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}
