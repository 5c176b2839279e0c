import type { FacetOption, ListGroup } from '../search-view.ts';
import { useScreen } from '../use-screen.ts';
import { FilterOption } from './FilterOption.tsx';
import { OptionList } from './OptionList.tsx';
import { isInUse } from './visible-options.ts';

interface Props {
  group: ListGroup;
  modelsShown: number;
}

/** Values to tick; the models of a make stand under it while it is in use, bodies are tiles with pictures. */
export function ListFilter({ group, modelsShown }: Props) {
  const { texts, dispatch } = useScreen();
  const { attribute, label, options, shown, showAllLabel } = group;
  const hasPicture = options.some(({ picture }) => picture !== null);
  const toOption = (option: FacetOption) => (
    <FilterOption option={option} attribute={attribute} hasPicture={hasPicture} dispatch={dispatch} />
  );
  return (
    <OptionList
      id={`options-${attribute}`}
      label={label.toLowerCase()}
      options={options}
      shown={shown}
      showAllLabel={showAllLabel}
      className={hasPicture ? 'options options--tiles' : 'options'}
      texts={texts}
    >
      {(option) => (
        <>
          {toOption(option)}
          {option.options.length > 0 && isInUse(option) && (
            <fieldset className="sub-options">
              <legend className="visually-hidden">{option.label}</legend>
              <OptionList
                id={`options-${attribute}-${encodeURIComponent(option.value)}`}
                label={option.label}
                options={option.options}
                shown={modelsShown}
                showAllLabel={texts.showAll}
                className="options"
                texts={texts}
              >
                {toOption}
              </OptionList>
            </fieldset>
          )}
        </>
      )}
    </OptionList>
  );
}
