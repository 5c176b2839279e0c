import { type ReactNode, useCallback, useRef } from 'react';
import { fill } from '../../values/fill.ts';
import { Chips } from './Chips.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { ResultBar } from './ResultBar.tsx';
import { NoResults } from './results/NoResults.tsx';
import { Pager } from './results/Pager.tsx';
import { ResultGrid } from './results/ResultGrid.tsx';
import { SearchBox } from './SearchBox.tsx';
import { StatusLine } from './StatusLine.tsx';
import type { SearchFrameProps } from './search-frame-props.ts';
import './search-frame.css';

interface Props extends SearchFrameProps {
  /** The cards that came with the page. */
  children?: ReactNode;
  /** Stands below the filters: what shoppers set for themselves, such as their repayments. */
  belowFilters?: ReactNode;
}

/**
 * The search screen as it stands on the page from the build and as it goes on after hydration: a function of
 * its properties, but for what is open, dragged or half typed.
 */
export function SearchFrame(props: Props) {
  const { view, texts, words, status, dispatch, onIntent } = props;
  const results = useRef<HTMLElement>(null);
  const hasIntent = useRef(false);
  const meant = () => {
    if (!hasIntent.current) onIntent();
    hasIntent.current = true;
  };
  const intent = { onFocus: meant, onPointerDown: meant, onPointerOver: meant };
  const focusResults = useCallback(() => results.current?.focus(), []);
  const done = fill(texts.showResults, { ...words, count: view.count.toLocaleString('en-AU') });
  return (
    <div className="search" data-status={status} {...intent}>
      <div className="search-head">
        <h1>{view.heading}</h1>
        <SearchBox
          query={view.query}
          suggestions={props.suggestions}
          texts={texts}
          dispatch={dispatch}
          onType={props.onType}
        />
      </div>
      <FilterSheet
        title={texts.filters}
        closeLabel={texts.close}
        clearLabel={texts.clearAll}
        doneLabel={done}
        canClear={view.chips.length > 0}
        onClear={() => dispatch({ type: 'clear-all' })}
      >
        <a className="visually-hidden skip-to-results" href="#search-results">
          {texts.skipToResults}
        </a>
        <FilterPanel
          groups={view.groups}
          currency={props.currency}
          modelsShown={props.modelsShown}
          texts={texts}
          dispatch={dispatch}
        />
        {props.belowFilters}
      </FilterSheet>
      <div className="search-main">
        <ResultBar view={view} texts={texts} dispatch={dispatch} />
        <Chips chips={view.chips} texts={texts} dispatch={dispatch} onEmptied={focusResults} />
        <StatusLine status={status} texts={texts} onRetry={props.onRetry} />
        <section
          ref={results}
          id="search-results"
          className="search-results"
          tabIndex={-1}
          aria-labelledby="search-results-title"
        >
          <h2 id="search-results-title" className="visually-hidden">
            {view.countText}
          </h2>
          <Results {...props} />
        </section>
        <Pager
          page={view.page}
          pageCount={view.pageCount}
          hrefOf={props.pageHref}
          texts={texts}
          dispatch={dispatch}
        />
      </div>
    </div>
  );
}

function Results({ view, hits, children, empty, relaxations, texts, words, dispatch, ...rest }: Props) {
  if (view.count === 0) {
    return (
      <NoResults empty={empty} relaxations={relaxations} texts={texts} words={words} dispatch={dispatch} />
    );
  }
  if (hits === null) return children;
  const { promo, tiles, images, noPhoto, currency, onNear } = rest;
  return (
    <ResultGrid
      hits={hits}
      promo={promo}
      tiles={tiles}
      images={images}
      noPhoto={noPhoto}
      currency={currency}
      onNear={onNear}
    />
  );
}
