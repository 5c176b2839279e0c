import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import type { FinderFieldProps } from './FinderSelect.tsx';
import type { FinderOption } from './finder-facts.ts';

interface Props extends FinderFieldProps {
  /** What stands before and after a price. */
  upTo: readonly string[];
}

/** Two rows of three on a phone, with the one for any price. */
const MOST = 5;

/** Prices as on a windscreen, each with its number of vehicles; one without any cannot be chosen. */
export function FinderPrices({ field, upTo, ...choice }: Props) {
  const { label, options } = field;
  const [before, after] = upTo.map((part) => part.trim());
  return (
    <fieldset className="finder-prices">
      <legend className="visually-hidden">{label}</legend>
      {options.slice(0, MOST).map((option) => (
        <PriceTile
          key={option.key}
          {...choice}
          name={field.name}
          option={option}
          before={before}
          after={after}
        />
      ))}
      <PriceTile {...choice} name={field.name} option={{ key: '', value: '', label: field.any }} />
    </fieldset>
  );
}

interface TileProps extends Omit<FinderFieldProps, 'field'> {
  name: string;
  option: Pick<FinderOption, 'key' | 'value' | 'label'>;
  before?: string | undefined;
  after?: string | undefined;
}

function PriceTile({ name, option, before, after, chosen, countOf, onChoose }: TileProps) {
  const { key, value, label } = option;
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
      <span>
        {before && <small>{before}</small>} <strong>{label}</strong> {after && <small>{after}</small>}
      </span>
    </label>
  );
}
