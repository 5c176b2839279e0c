import type { ReactNode } from 'react';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import type { FinderFieldProps } from './FinderSelect.tsx';
import type { FinderOption } from './finder-facts.ts';

type TileOption = Pick<FinderOption, 'key' | 'value' | 'label'>;

interface TilesProps extends FinderFieldProps {
  className: string;
  /** The options in their order, with the one for any, whose key and value are empty. */
  options: readonly TileOption[];
  contentOf: (option: TileOption, count: number) => ReactNode;
}

/** A field whose options are all in sight; one without any vehicle cannot be chosen. */
export function FinderTiles({ field, className, options, contentOf, ...choice }: TilesProps) {
  return (
    <fieldset className={`finder-tiles ${className}`}>
      <legend className="visually-hidden">{field.label}</legend>
      {options.map((option) => (
        <Tile key={option.key} {...choice} name={field.name} option={option} contentOf={contentOf} />
      ))}
    </fieldset>
  );
}

interface TileProps extends Omit<FinderFieldProps, 'field'>, Pick<TilesProps, 'contentOf'> {
  name: string;
  option: TileOption;
}

function Tile({ name, option, contentOf, chosen, countOf, onChoose }: TileProps) {
  const { key, value } = option;
  const count = countOf(key);
  const ref = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked) onChoose(key);
  });
  return (
    <label>
      <input
        ref={ref}
        type="radio"
        name={name}
        value={value}
        checked={chosen === key}
        disabled={count === 0 && chosen !== key}
        onChange={() => onChoose(key)}
      />
      <span>{contentOf(option, count)}</span>
    </label>
  );
}
