import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { SearchAction } from '../state/search-state.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { ScreenTexts, Suggestion, SuggestionGroup } from './search-frame-props.ts';
import './search-box.css';
import { useDebounce } from './use-debounce.ts';

/** "Search input debounce 300 ms" (stock and vehicle §5). */
const TYPING_DELAY_MS = 300;
const LIST_ID = 'search-suggestions';

interface Props {
  /** Of the search in force; the box follows it. */
  query: string;
  suggestions: readonly SuggestionGroup[] | null;
  texts: ScreenTexts;
  dispatch: (action: SearchAction) => void;
  onType: (text: string) => void;
}

/** Searches while it is typed in; below it what the words could mean, reached by arrow keys. */
export function SearchBox({ query, suggestions, texts, dispatch, onType }: Props) {
  /** As it was typed; `isTold` once the search knows it, without the spaces around. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly isTold: boolean } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const debounce = useDebounce(TYPING_DELAY_MS);

  // A space before the next word stays when the search is told; a query from elsewhere takes the draft's place.
  const text = draft !== null && (!draft.isTold || draft.text.trim() === query) ? draft.text : query;
  const offered = isOpen ? (suggestions ?? []).filter((group) => group.suggestions.length > 0) : [];
  const flat = offered.flatMap((group) => group.suggestions);
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const tell = (text: string) => {
    debounce.cancel();
    setDraft({ text, isTold: true });
    if (text.trim() !== query) dispatch({ type: 'query', query: text.trim() });
  };
  const type = (text: string) => {
    setDraft({ text, isTold: false });
    setIsOpen(true);
    setActive(-1);
    onType(text);
    debounce.later(() => tell(text));
  };
  const clear = () => {
    close();
    onType('');
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
      // Like a click, so that a link among the suggestions is followed.
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
        className="field"
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
          onType(text);
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
