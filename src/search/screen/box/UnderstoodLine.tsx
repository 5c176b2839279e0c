import { fill } from '../../../values/fill.ts';
import type { Chip, ScreenTexts } from '../search-view.ts';
import type { TypedSearch } from './use-typed-search.ts';
import './understood-line.css';

interface Props {
  words: TypedSearch;
  /** The filters recognised in the words. */
  chips: readonly Chip[];
  texts: ScreenTexts;
}

/** Shows which filters were recognised in the typed words, and offers to search for the words themselves. */
export function UnderstoodLine({ words: { typed, isUnderstood, search }, chips, texts }: Props) {
  if (typed === null || !isUnderstood) return null;
  const filters = chips.map(({ label }) => label).join(', ');
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
