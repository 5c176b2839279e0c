import { type KeyboardEvent, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { useEarlyInput } from '../../../ui/hydration/use-early-input.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Suggestion } from '../search-view.ts';
import { useDebounce } from '../use-debounce.ts';
import { useScreen } from '../use-screen.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './use-suggestions.ts';
import type { TypedSearch } from './use-typed-search.ts';
import './search-box.css';

/** "Search input debounce 300 ms" (stock and vehicle §5). */
const TYPING_DELAY_MS = 300;
const LIST_ID = 'search-suggestions';

/** Searches while typing; below it are suggestions, reached by arrow keys. */
export function SearchBox({ words: { typed, search } }: { words: TypedSearch }) {
  const { texts, state, pending, dispatch } = useScreen();
  const { suggestions, type: suggest } = useSuggestions();
  useSearchBox();
  /** The typed text until it is searched for. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const debounce = useDebounce(TYPING_DELAY_MS, pending);
  const text = draft ?? typed ?? state.query;
  const offered = isOpen ? (suggestions ?? []).filter((group) => group.suggestions.length > 0) : [];
  const flat = offered.flatMap((group) => group.suggestions);
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const tell = (text: string) => {
    debounce.cancel();
    setDraft(null);
    search(text);
  };
  const type = (text: string) => {
    setDraft(text);
    setIsOpen(true);
    setActive(-1);
    suggest(text);
    debounce.later(() => tell(text));
  };
  const input = useEarlyInput(({ value }) => {
    setDraft(value);
    debounce.later(() => tell(value));
  });
  const clear = () => {
    close();
    suggest('');
    tell('');
  };
  const choose = ({ action }: Suggestion) => {
    close();
    if (action === null) return;
    debounce.cancel();
    setDraft(null);
    dispatch(action);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setActive(active >= flat.length - 1 ? -1 : active + 1) : setIsOpen(true)),
    ArrowUp: () => setActive(active < 0 ? flat.length - 1 : active - 1),
    Enter: () => {
      const chosen = flat[active];
      // Clicks the suggestion, so that a link is followed.
      if (chosen) document.getElementById(optionId(chosen))?.click();
      else {
        tell(text);
        close();
      }
    },
    Escape: () => (offered.length > 0 ? close() : clear()),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const current = flat[active];
  return (
    <search
      className="search-box needs-script"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <Icon name="search" />
      <input
        ref={input}
        id="search-box"
        name="query"
        className="search-field"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-label={texts.searchLabel}
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={current && optionId(current)}
        placeholder={texts.searchPlaceholder}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => {
          setIsOpen(true);
          suggest(text);
        }}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={`${texts.clear}: ${texts.searchLabel}`}
          onClick={() => {
            clear();
            input.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
      <SuggestionList
        id={LIST_ID}
        groups={offered}
        label={texts.suggestions}
        forgetLabel={texts.forget}
        current={current ?? null}
        idOf={optionId}
        onChoose={choose}
      />
    </search>
  );
}

function optionId({ key }: Suggestion): string {
  return `suggestion-${key}`;
}
