import { type MouseEvent, memo } from 'react';
import { type ListAttribute, paramOf } from '../../attributes.ts';
import type { SearchAction } from '../../state/search-state.ts';
import { isPlainClick } from '../plain-click.ts';
import type { FacetOption } from '../search-view.ts';
import { isInUse } from './visible-options.ts';

interface Props {
  option: FacetOption;
  attribute: ListAttribute;
  hasPicture: boolean;
  dispatch: (action: SearchAction) => void;
}

/** One value to tick. With a landing page of its own it is a link, which works before and without script. */
export const FilterOption = memo(function FilterOption({ option, attribute, hasPicture, dispatch }: Props) {
  const { value, href, isChosen } = option;
  const toggle = () => dispatch({ type: 'toggle', attribute, value });
  const words = <OptionWords option={option} hasPicture={hasPicture} />;
  const isPartly = !isChosen && isInUse(option);
  if (href === null) {
    return (
      <label className="option">
        <input
          className="tick"
          type="checkbox"
          name={paramOf(attribute)}
          value={value}
          checked={isChosen}
          data-partly={isPartly || undefined}
          autoComplete="off"
          onChange={toggle}
        />
        {words}
      </label>
    );
  }
  const toggleInPlace = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    toggle();
  };
  return (
    <a className="option" href={href} aria-current={isChosen ? 'true' : undefined} onClick={toggleInPlace}>
      <span className="tick" data-checked={isChosen || undefined} data-partly={isPartly || undefined} />
      {words}
    </a>
  );
});

function OptionWords({ option, hasPicture }: { option: FacetOption; hasPicture: boolean }) {
  return (
    <>
      {hasPicture && (
        <span className="option-picture">
          {option.picture && (
            <img src={option.picture} alt="" width="480" height="320" loading="lazy" decoding="async" />
          )}
        </span>
      )}
      <span className="option-label">{option.label}</span>{' '}
      <span className="option-count">{option.count?.toLocaleString('en-AU')}</span>
    </>
  );
}
