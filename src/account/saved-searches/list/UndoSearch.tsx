import type { SavedSearch } from '../saved-search.schema.ts';
import type { SavedSearchesFacts } from '../saved-searches-facts.ts';
import { SearchButton } from './SearchButton.tsx';

interface Props {
  facts: SavedSearchesFacts;
  search: SavedSearch;
  onDone: (search: SavedSearch | null) => void;
}

/** Restores a deleted search with its settings. */
export function UndoSearch({ facts, search, onDone }: Props) {
  return (
    <SearchButton
      {...{ facts, onDone }}
      action="/api/saved-searches"
      fields={{ search: search.search, channel: search.channel }}
      className="button button--quiet"
      label={`${facts.list.undo}: ${search.name}`}
    >
      {facts.list.undo}
    </SearchButton>
  );
}
