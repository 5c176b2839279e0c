import { type ReactNode, useState } from 'react';
import { fill } from '../../../values/fill.ts';
import type { FacetOption, ScreenTexts } from '../search-view.ts';
import { groupedOptions, isSearchable, visibleOptions } from './visible-options.ts';

interface Props {
  /** Id of the list, for the button that expands it. */
  id: string;
  label: string;
  options: readonly FacetOption[];
  shown: number;
  showAllLabel: string;
  className: string;
  texts: ScreenTexts;
  /** `last` is the value toggled last in this list. */
  children: (option: FacetOption, last: string | null) => ReactNode;
}

/** The first values of a list with "Show all"; a long list can be searched. */
export function OptionList({ id, label, options, shown, showAllLabel, className, texts, children }: Props) {
  const [isAll, setIsAll] = useState(false);
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<string | null>(null);
  const visible = visibleOptions(options, { shown, isAll, typed, last });
  const hasMore = typed === '' && (isAll ? options.length > shown : visible.length < options.length);
  const groups = groupedOptions(visible, options);
  const items = (some: readonly FacetOption[]) =>
    some.map((option) => <li key={option.value}>{children(option, last)}</li>);
  const findLabel = fill(texts.findIn, { filter: label });
  return (
    <>
      {isSearchable(options) && (
        <input
          className="search-field option-search"
          type="search"
          autoComplete="off"
          aria-label={findLabel}
          placeholder={findLabel}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul
        role="list"
        id={id}
        className={className}
        onChange={({ target }) => target instanceof HTMLInputElement && setLast(target.value)}
      >
        {groups === null
          ? items(visible)
          : groups.map(([heading, own]) =>
              heading === null ? (
                items(own)
              ) : (
                <li key={`group ${heading}`}>
                  <fieldset className="option-group">
                    <legend>{heading}</legend>
                    <ul role="list">{items(own)}</ul>
                  </fieldset>
                </li>
              ),
            )}
      </ul>
      {isSearchable(options) && (
        <p className="small muted" role="status">
          {visible.length === 0 && texts.findNothing}
        </p>
      )}
      {hasMore && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isAll}
          aria-controls={id}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? texts.showFewer : showAllLabel}
        </button>
      )}
    </>
  );
}
