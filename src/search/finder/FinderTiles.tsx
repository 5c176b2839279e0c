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
function FinderTiles({ field, className, options, contentOf, ...choice }: TilesProps) {
  return (
    <fieldset className={className}>
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

/** Two rows of three on a phone, with the one for any price. */
const MAX_PRICES = 5;

interface PricesProps extends FinderFieldProps {
  /** What stands before and after a price. */
  upTo: readonly string[];
}

/** Prices as on a windscreen. */
export function FinderPrices({ upTo, ...props }: PricesProps) {
  const { any, options } = props.field;
  const [before, after] = upTo.map((part) => part.trim());
  return (
    <FinderTiles
      {...props}
      className="finder-prices"
      options={[...options.slice(0, MAX_PRICES), { key: '', value: '', label: any }]}
      contentOf={({ key, label }) => (
        <>
          {key && before && <small>{before}</small>} <strong>{label}</strong>{' '}
          {key && after && <small>{after}</small>}
        </>
      )}
    />
  );
}

/** The finder stays in the first screen of a phone; rarer bodies are in the filters of the search. */
const MAX_BODIES = 11;

/** Bodies as the lines of a register, each with its number of vehicles for what else is chosen. */
export function FinderBodies(props: FinderFieldProps) {
  const { any, options } = props.field;
  return (
    <FinderTiles
      {...props}
      className="finder-bodies"
      options={[{ key: '', value: '', label: any }, ...options.slice(0, MAX_BODIES)]}
      contentOf={({ label }, count) => (
        <>
          {label} <small className="figures">{count.toLocaleString('en-AU')}</small>
        </>
      )}
    />
  );
}
