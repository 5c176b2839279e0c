import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { fill } from '../../values/fill.ts';
import { RepaymentPanel } from '../repayments/RepaymentPanel.tsx';
import { Chips } from './bar/Chips.tsx';
import { ResultBar } from './bar/ResultBar.tsx';
import { StatusLine } from './bar/StatusLine.tsx';
import { useChips } from './bar/use-chips.ts';
import { useCount } from './bar/use-count.ts';
import { useSearchStatus } from './bar/use-search-status.ts';
import { SearchBox } from './box/SearchBox.tsx';
import { CorrectedLine, UnderstoodLine, UnknownPlaceLine } from './box/UnderstoodLine.tsx';
import { useTypedSearch } from './box/use-typed-search.ts';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FilterSheet, SHEET_ID } from './filters/FilterSheet.tsx';
import { NearMissesPart } from './near-misses/NearMissesPart.tsx';
import { isShortList } from './near-misses/short-list.ts';
import { PhotoArrows } from './photo-arrows/PhotoArrows.tsx';
import { dropSecondClicks } from './plain-click.ts';
import { Pager } from './results/Pager.tsx';
import { Results } from './results/Results.tsx';
import { useEarlyPresses } from './use-early-presses.ts';
import { useScreen } from './use-screen.ts';
import { resultCountText } from './view/result-count.ts';
import { searchHeading } from './view/search-heading.ts';
import './search-frame.css';

interface Props {
  /** The built cards. */
  children?: ReactNode;
}

/** The layout of the search screen, the same in the built page and after hydration. */
export function SearchFrame({ children }: Props) {
  const { facts, texts, source, state, dispatch } = useScreen();
  const { search, currency } = facts;
  const status = useSearchStatus();
  const { count, text } = useCount();
  const chips = useChips();
  const words = useTypedSearch();
  const isShort = isShortList(count, state.ranges, search.nearMisses);
  const root = useRef<HTMLDivElement>(null);
  useEarlyPresses(root);
  useEffect(dropSecondClicks, []);
  const results = useRef<HTMLElement>(null);
  // Without scrolling: they begin below a pressed chip, where it would move a car, and above the pages, where the list
  // scrolls to its top once the new cars are there.
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  // The focus would be lost with the button, which disappears; behind the sheet the page is inert.
  const retryFrom = (place: HTMLElement | null) => {
    place?.focus({ preventScroll: true });
    source.retry();
  };
  const retryInSheet = () => retryFrom(document.getElementById(SHEET_ID));
  const retryOnPage = () => retryFrom(results.current);
  const intent = { onFocus: source.warm, onPointerDown: source.warm, onPointerOver: source.warm };
  return (
    <div ref={root} className="search" data-status={status} {...intent}>
      <div className="search-head">
        <h1>{searchHeading(state, facts)}</h1>
        <SearchBox words={words} />
      </div>
      <FilterSheet
        title={texts.filters}
        closeLabel={texts.close}
        clearLabel={texts.clearAll}
        doneLabel={fill(texts.showResults, { results: resultCountText(count, texts, facts.words) })}
        canClear={chips.length > 0}
        onClear={() => dispatch({ type: 'clear-all' })}
        message={<StatusLine status={status} texts={texts} onRetry={retryInSheet} />}
      >
        <a className="visually-hidden skip-to-results" href="#search-results">
          {texts.skipToResults}
        </a>
        <FilterPanel />
        {search.repayments && (
          <RepaymentPanel
            settings={search.repayments}
            texts={search.repaymentTexts}
            currency={currency}
            warning={facts.comparisonRateWarning}
          />
        )}
      </FilterSheet>
      <div className="search-main" data-short={isShort || undefined}>
        <ResultBar />
        <Chips chips={chips} texts={texts} dispatch={dispatch} onEmptied={focusResults} />
        <UnderstoodLine words={words} chips={chips} />
        <CorrectedLine />
        <UnknownPlaceLine />
        <StatusLine status={status} texts={texts} onRetry={retryOnPage} />
        <section
          ref={results}
          id="search-results"
          className="search-results"
          tabIndex={-1}
          aria-labelledby="search-results-title"
        >
          <h2 id="search-results-title" className="visually-hidden">
            {text}
          </h2>
          <Results>{children}</Results>
          {facts.photos && <PhotoArrows list={results} texts={facts.photos} />}
        </section>
        {isShort && <NearMissesPart />}
        <Pager onPaged={focusResults} />
      </div>
    </div>
  );
}
