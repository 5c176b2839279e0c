/**
 * An island because pausing, changing and deleting take effect without a page load, and deleting can be undone. It
 * hydrates at the first touch. Without JavaScript its forms are posted.
 */
import { useState } from 'react';
import '../../../forms/form.css';
import { fill } from '../../../values/fill.ts';
import type { SavedSearchesFacts } from '../saved-searches-facts.ts';
import { SAVED_SEARCHES } from '../saved-searches-paths.ts';
import type { OwnSearches } from './own-searches.ts';
import { SavedSearchItem } from './SavedSearchItem.tsx';
import { UndoSearch } from './UndoSearch.tsx';
import './saved-searches.css';

interface Props extends OwnSearches {
  facts: SavedSearchesFacts;
  /** Heading level of the list. */
  title?: 'h2' | 'h3';
}

export function SavedSearches({ facts, searches: given, email, removed, title: Title = 'h2' }: Props) {
  const { list } = facts;
  const [searches, setSearches] = useState(given);
  /** Ids of deleted searches, which show an undo button. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = searches.every(({ id }) => gone.has(id));
  return (
    <section id={SAVED_SEARCHES} className="saved-searches" aria-labelledby="saved-searches-heading">
      <Title id="saved-searches-heading">{list.heading}</Title>
      {removed && !searches.some(({ id }) => id === removed.id) && (
        <div className="panel saved-search">
          <p role="status">{fill(list.removed, { name: removed.name })}</p>
          <UndoSearch
            facts={facts}
            search={removed}
            onDone={(put) => setSearches([put ?? removed, ...searches])}
          />
        </div>
      )}
      {isEmpty && (
        <div className="panel saved-searches-empty">
          <p className="saved-search-name">{list.emptyHeading}</p>
          <p className="muted">{list.emptyText}</p>
          <p>
            <a className="button" href={facts.stockPath}>
              {list.browse}
            </a>
          </p>
        </div>
      )}
      {searches.length > 0 && (
        <ul role="list">
          {searches.map((search) => (
            <SavedSearchItem
              key={search.id}
              {...{ facts, search, email }}
              isGone={gone.has(search.id)}
              onChange={(changed) => {
                setSearches((all) => all.map((other) => (other.id === changed.id ? changed : other)));
                setGone((ids) => new Set([...ids].filter((id) => id !== changed.id)));
              }}
              onGone={() => setGone((ids) => new Set([...ids, search.id]))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
