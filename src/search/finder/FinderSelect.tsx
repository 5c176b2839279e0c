import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import type { FinderField } from './finder-facts.ts';

export interface FinderFieldProps {
  field: FinderField;
  chosen: string;
  /** Number of vehicles for an option together with the other fields' selections. */
  countOf: (key: string) => number;
  onChoose: (key: string) => void;
}

interface Props extends FinderFieldProps {
  /** Whether it stands within a sentence, where only screen readers need its label. */
  isInline?: boolean;
}

/** Each option has its number of vehicles and is disabled if that is zero. */
export function FinderSelect({ field, chosen, countOf, onChoose, isInline = false }: Props) {
  const { name, label, any, options } = field;
  const choose = ({ value }: HTMLSelectElement) =>
    onChoose(options.find((option) => option.value === value)?.key ?? '');
  const ref = useEarlyInput<HTMLSelectElement>(choose);
  return (
    <label>
      <span className={isInline ? 'visually-hidden' : undefined}>{label}</span>
      <select
        ref={ref}
        name={name}
        value={options.find(({ key }) => key === chosen)?.value ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget)}
      >
        <option value="">{any}</option>
        {options.map((option) => {
          const count = countOf(option.key);
          return (
            <option key={option.key} value={option.value} disabled={count === 0 && option.key !== chosen}>
              {`${option.label} (${count.toLocaleString('en-AU')})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
