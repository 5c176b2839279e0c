/**
 * An island because each selection changes the counts of the other fields. It hydrates at the first touch; before
 * that the browser sends the form to the search.
 */
import { useState } from 'react';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { fill } from '../../values/fill.ts';
import { countIn, type FinderChoice } from './finder-cube.ts';
import type { FinderFacts, FinderField, FinderFieldName } from './finder-facts.ts';
import { finderPath } from './finder-path.ts';
import { useCountUp } from './use-count-up.ts';

/** Keys of the chosen options; `''` is any. */
type Keys = Readonly<Record<FinderFieldName, string>>;

const anything: Keys = { make: '', body: '', price: '' };

interface Props {
  facts: FinderFacts;
}

/**
 * "A Show Me N cars button goes to the filtered search URL; the count animates and the destination is prefetched"
 * (stock and vehicle §2). Hidden without JavaScript in favour of the links around it, because static listings cannot
 * filter.
 */
export function Finder({ facts }: Props) {
  const { stockPath, texts, fields, cube } = facts;
  const [keys, setKeys] = useState(anything);
  const [prefetched, setPrefetched] = useState<string | null>(null);
  const count = countIn(cube, choiceOf(keys));
  const shown = useCountUp(count);
  const textOf = (cars: number) =>
    fill(cars === 1 ? texts.one : texts.many, { count: cars.toLocaleString('en-AU') });
  const path = pathOf(facts, keys);
  const prefetch = () => setPrefetched(path);
  return (
    <form
      className="finder"
      action={stockPath}
      method="get"
      // A reloaded page starts empty, because values restored by the browser would not be counted.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        location.assign(path);
      }}
    >
      {fields.map((field) => (
        <FinderSelect
          key={field.field}
          field={field}
          chosen={keys[field.field]}
          countOf={(key) => countIn(cube, choiceOf({ ...keys, [field.field]: key }))}
          onChoose={(key) => setKeys((before) => ({ ...before, [field.field]: key }))}
        />
      ))}
      <button className="button figures" type="submit" onPointerEnter={prefetch} onFocus={prefetch}>
        {textOf(shown)}
      </button>
      {/* Screen readers announce the final count, not the animation. */}
      <p className="visually-hidden" role="status">
        {keys !== anything && textOf(count)}
      </p>
      {prefetched && <link rel="prefetch" href={prefetched} />}
    </form>
  );
}

interface SelectProps {
  field: FinderField;
  chosen: string;
  /** Number of vehicles for an option together with the other fields' selections. */
  countOf: (key: string) => number;
  onChoose: (key: string) => void;
}

/** Each option has its number of vehicles and is disabled if that is zero. */
function FinderSelect({ field, chosen, countOf, onChoose }: SelectProps) {
  const { name, label, any, options } = field;
  const choose = ({ value }: HTMLSelectElement) =>
    onChoose(options.find((option) => option.value === value)?.key ?? '');
  const ref = useEarlyInput<HTMLSelectElement>(choose);
  return (
    <label>
      <span>{label}</span>
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

function choiceOf({ make, body, price }: Keys): FinderChoice {
  return { make: make || null, body: body || null, price: price ? Number(price) : null };
}

function pathOf({ fields, stockPath }: FinderFacts, keys: Keys): string {
  const chosen = (name: FinderFieldName) =>
    fields.find(({ field }) => field === name)?.options.find(({ key }) => key === keys[name]) ?? null;
  return finderPath({ make: chosen('make'), body: chosen('body'), price: chosen('price') }, stockPath);
}
