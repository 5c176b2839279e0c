import { useEffect, useRef } from 'react';
import { fill } from '../../../values/fill.ts';
import { formatDate } from '../../../values/time/date.ts';
import { ChannelFields } from '../../notices/ChannelFields.tsx';
import { WATCHLIST_PATH } from '../../watchlist/watchlist-paths.ts';
import { useSearchForm } from '../save/use-search-form.ts';
import type { SavedSearch } from '../saved-search.schema.ts';
import type { SavedSearchesFacts } from '../saved-searches-facts.ts';
import { REMOVED_SEARCH_PARAM, SAVED_SEARCHES, savedSearchesPath } from '../saved-searches-paths.ts';
import { SearchButton } from './SearchButton.tsx';
import { UndoSearch } from './UndoSearch.tsx';

interface Props {
  facts: SavedSearchesFacts;
  search: SavedSearch;
  /** The address for alerts; null if none was given. */
  email: string | null;
  /** Deleted: the item is replaced by an undo button. */
  isGone: boolean;
  onChange: (search: SavedSearch) => void;
  onGone: () => void;
}

/** A saved search, or the undo button after it was deleted. The focus follows the change. */
export function SavedSearchItem({ facts, search, email, isGone, onChange, onGone }: Props) {
  const { list } = facts;
  const { id, name, path } = search;
  const place = useRef<HTMLLIElement>(null);
  const was = useRef(isGone);
  useEffect(() => {
    if (was.current === isGone) return;
    was.current = isGone;
    place.current?.querySelector<HTMLElement>(isGone ? 'button' : 'a')?.focus();
  }, [isGone]);
  const undone = (put: SavedSearch | null) => onChange(put ?? search);
  if (isGone) {
    return (
      <li ref={place} className="panel saved-search">
        <p role="status">{fill(list.removed, { name })}</p>
        <UndoSearch facts={facts} search={search} onDone={undone} />
      </li>
    );
  }
  const removed = `${WATCHLIST_PATH}?${new URLSearchParams({ [REMOVED_SEARCH_PARAM]: id })}#${SAVED_SEARCHES}`;
  return (
    <li ref={place} className="panel saved-search">
      <div>
        <p className="saved-search-name">
          <a href={path}>{name}</a>
        </p>
        <p className={search.new_cars ? 'saved-search-new' : 'muted'}>{newText(search, facts)}</p>
        <p className="small muted">{search.is_paused ? list.paused : facts.labels[search.channel]}</p>
      </div>
      <div className="saved-search-actions">
        <PauseForm {...{ facts, search, onChange }} />
        <SearchButton
          facts={facts}
          action="/api/saved-searches/remove"
          fields={{ id, redirect: removed }}
          className="saved-search-action"
          label={`${list.remove}: ${name}`}
          onDone={onGone}
        >
          {list.remove}
        </SearchButton>
      </div>
      {search.is_paused ? (
        <p className="small muted">{list.resumeText}</p>
      ) : (
        <ChangeForm {...{ facts, search, onChange }} email={email ?? ''} />
      )}
    </li>
  );
}

function newText(
  { new_cars: count, saved_at }: SavedSearch,
  { list, timeZone, locale }: SavedSearchesFacts,
): string {
  if (count === null) return '';
  const text = count === 0 ? list.newNone : count === 1 ? list.newOne : list.newMany;
  return fill(text, { count, date: formatDate(saved_at, timeZone, locale) ?? '' });
}

type ChangeProps = Pick<Props, 'facts' | 'search' | 'onChange'>;

/** Pauses or resumes alerts. Resuming requires a new consent, so it posts the same fields as saving. */
function PauseForm({ facts, search, onChange }: ChangeProps) {
  const { list } = facts;
  const { id, name, channel, is_paused: isPaused } = search;
  const label = isPaused ? list.resume : list.pause;
  return (
    <SearchButton
      facts={facts}
      action={isPaused ? '/api/saved-searches' : '/api/saved-searches/pause'}
      fields={isPaused ? { search: search.search, channel } : { id }}
      className="saved-search-action"
      label={`${label}: ${name}`}
      onDone={(changed) => onChange(changed ?? { ...search, is_paused: !isPaused })}
    >
      {label}
    </SearchButton>
  );
}

function ChangeForm({ facts, search, email, onChange }: ChangeProps & { email: string }) {
  const { list, form, labels } = facts;
  const details = useRef<HTMLDetailsElement>(null);
  const { channel } = search;
  const { isBusy, failure, isAddressNeeded, follow, submit } = useSearchForm({
    texts: { failed: list.failed, offline: form.offline },
    channel,
    path: savedSearchesPath,
    onDone: (changed) => {
      onChange(changed ?? search);
      details.current?.toggleAttribute('open', false);
      details.current?.querySelector('summary')?.focus();
    },
  });
  return (
    <details ref={details}>
      <summary>
        {list.change}
        <span className="visually-hidden">: {search.name}</span>
      </summary>
      <form className="form" method="post" action="/api/saved-searches" onChange={follow} onSubmit={submit}>
        <input type="hidden" name="search" value={search.search} />
        <ChannelFields
          id={`search-${search.id}`}
          {...{ labels, channel, email, isAddressNeeded }}
          texts={form}
          error={failure?.isEmail ? failure.message : undefined}
        />
        <p className="small muted">{form.consent}</p>
        {failure && !failure.isEmail && (
          <p className="form-errors" role="alert">
            {failure.message}
          </p>
        )}
        <p>
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {list.save}
          </button>
        </p>
      </form>
    </details>
  );
}
