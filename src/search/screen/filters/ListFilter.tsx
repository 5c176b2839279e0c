import type { FacetOption, ListGroup } from '../search-view.ts';
import { useScreen } from '../use-screen.ts';
import { FilterOption } from './FilterOption.tsx';
import { OptionList } from './OptionList.tsx';
import { holds, isInUse } from './visible-options.ts';

interface Props {
  group: ListGroup;
  modelsShown: number;
}

/** Checkboxes for values; the models of a make are below it, and bodies are tiles with pictures. */
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
      {(option, last) => (
        <>
          {toOption(option)}
          {showsModels(option, last) && (
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

/** While the make is selected, or one of them was toggled last, because its checkbox has the focus. */
function showsModels(make: FacetOption, last: string | null): boolean {
  return make.options.length > 0 && (isInUse(make) || make.options.some((model) => holds(model, last)));
}
