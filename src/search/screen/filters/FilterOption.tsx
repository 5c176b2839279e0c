import { memo } from 'react';
import { useEarlyInput } from '../../../ui/hydration/use-early-input.ts';
import { type ListAttribute, paramOf } from '../../attributes.ts';
import type { SearchAction } from '../../state/search-state.ts';
import type { FacetOption } from '../search-view.ts';
import { isInUse } from './visible-options.ts';

interface Props {
  option: FacetOption;
  attribute: ListAttribute;
  hasPicture: boolean;
  dispatch: (action: SearchAction) => void;
}

/** One value with a checkbox. */
export const FilterOption = memo(function FilterOption({ option, attribute, hasPicture, dispatch }: Props) {
  const { value, label, count, picture, isChosen } = option;
  const toggle = () => dispatch({ type: 'toggle', attribute, value });
  const input = useEarlyInput(toggle);
  return (
    <label className="option">
      <input
        ref={input}
        className="tick"
        type="checkbox"
        name={paramOf(attribute)}
        value={value}
        checked={isChosen}
        data-partly={(!isChosen && isInUse(option)) || undefined}
        autoComplete="off"
        onChange={toggle}
      />
      {hasPicture && (
        <span className="option-picture">
          {picture && <img src={picture} alt="" width="480" height="320" loading="lazy" decoding="async" />}
        </span>
      )}
      <span className="option-label">{label}</span>{' '}
      <span className="option-count">{count?.toLocaleString('en-AU')}</span>
    </label>
  );
});
