import { useStore } from '@nanostores/react';
import { useInstantSearch } from 'react-instantsearch';
import { fill } from '../../../values/fill.ts';
import { commaList } from '../../../values/text/list-text.ts';
import { HERE } from '../../state/url-values.ts';
import type { Chip } from '../search-view.ts';
import { useScreen } from '../use-screen.ts';
import { correctedQuery } from './corrected-query.ts';
import type { TypedSearch } from './use-typed-search.ts';
import './understood-line.css';

interface Props {
  words: TypedSearch;
  /** The filters recognised in the words. */
  chips: readonly Chip[];
}

/** Shows which filters were recognised in the typed words, and offers to search for the words themselves. */
export function UnderstoodLine({ words: { typed, isUnderstood, search }, chips }: Props) {
  const { texts, facts } = useScreen();
  const corrected = useCorrected();
  if (typed === null || !isUnderstood) return null;
  // The line below says for which words the results are.
  const shown = corrected === null ? chips : chips.filter(({ attribute }) => attribute !== 'query');
  const filters = commaList(
    shown.map(({ label }) => label),
    facts.locale,
  );
  const words = typed.trim();
  return (
    <p className="understood-line">
      {filters !== '' && <span>{fill(texts.understood, { filters })}</span>}
      {/* Quoted words are searched for literally. */}
      <button type="button" className="text-button" onClick={() => search(`"${words}"`)}>
        {fill(texts.searchInstead, { words })}
      </button>
    </p>
  );
}

/** Says which words the results are for, if typed ones were misspelled or dropped. */
export function CorrectedLine() {
  const { texts, state } = useScreen();
  const words = useCorrected();
  if (words === null) return null;
  return <p className="understood-line">{fill(texts.corrected, { typed: state.query, words })}</p>;
}

/**
 * Says that the place of the search was not found, so that no car is left out for its distance; after "near me" asks
 * for it.
 */
export function UnknownPlaceLine() {
  const { facts, source, state } = useScreen();
  const { ask, unknown } = facts.search.distance;
  const isUnknown = useStore(source.$near) === 'unknown';
  return isUnknown && <p className="understood-line">{state.near?.place === HERE ? ask : unknown}</p>;
}

/** The words of the results if they are not the query's own. */
function useCorrected(): string | null {
  const { state } = useScreen();
  const { results } = useInstantSearch();
  return results.query === state.query ? correctedQuery(state.query, results.hits) : null;
}
