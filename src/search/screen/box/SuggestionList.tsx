import type { Suggestion, SuggestionGroup } from '../search-view.ts';

interface Props {
  id: string;
  groups: readonly SuggestionGroup[];
  label: string;
  forgetLabel: string;
  current: Suggestion | null;
  idOf: (suggestion: Suggestion) => string;
  onChoose: (suggestion: Suggestion) => void;
}

/** The listbox of a combobox: the focus stays in the input, `current` is the active option. */
export function SuggestionList({ id, groups, label, forgetLabel, current, idOf, onChoose }: Props) {
  const forget = groups.find((group) => group.forget !== null)?.forget;
  return (
    <div className="suggestions" hidden={groups.length === 0}>
      <div id={id} role="listbox" aria-label={label}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group.heading} role="group" aria-label={group.heading}>
            <p aria-hidden="true">{group.heading}</p>
            {group.suggestions.map((suggestion) => (
              <Option
                key={suggestion.key}
                id={idOf(suggestion)}
                suggestion={suggestion}
                isCurrent={suggestion === current}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {forget && (
        <button type="button" className="text-button" onClick={forget}>
          {forgetLabel}
        </button>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isCurrent: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

function Option({ id, suggestion, isCurrent, onChoose }: OptionProps) {
  const { label, detail, picture, href, action } = suggestion;
  const attributes = {
    id,
    role: 'option',
    'aria-selected': isCurrent,
    tabIndex: -1,
    className: 'suggestion',
    // A pointer press would move the focus and close the list before the click arrives.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  } as const;
  const words = (
    <>
      {picture && <img src={picture} alt="" width="48" height="32" />}
      <span>{label}</span> {detail && <span className="muted small figures">{detail}</span>}
    </>
  );
  return href !== null && action === null ? (
    <a {...attributes} href={href} onClick={() => onChoose(suggestion)}>
      {words}
    </a>
  ) : (
    <button {...attributes} type="button" onClick={() => onChoose(suggestion)}>
      {words}
    </button>
  );
}
