/**
 * An island because each selection changes the counts of the other fields. It hydrates at the first touch; before
 * that the browser sends the form to the search.
 */
import { useState } from 'react';
import { fill } from '../../values/fill.ts';
import { FinderBodies } from './FinderBodies.tsx';
import { FinderPrices } from './FinderPrices.tsx';
import { FinderSelect } from './FinderSelect.tsx';
import { countIn, type FinderChoice } from './finder-cube.ts';
import type { FinderFacts, FinderField, FinderFieldName } from './finder-facts.ts';
import { finderPath } from './finder-path.ts';
import { useCountUp } from './use-count-up.ts';

/** Keys of the chosen options; `''` is any. */
type Keys = Readonly<Record<FinderFieldName, string>>;

/** The field whose options are all in sight, ahead of the others. */
const firstFields: Readonly<Partial<Record<FinderFacts['way']['kind'], FinderFieldName>>> = {
  prices: 'price',
  bodies: 'body',
};

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
  const { stockPath, texts, fields, cube, way } = facts;
  const [keys, setKeys] = useState(anything);
  const [prefetched, setPrefetched] = useState<string | null>(null);
  const count = countIn(cube, choiceOf(keys));
  const shown = useCountUp(count);
  const textOf = (cars: number) =>
    fill(cars === 1 ? texts.one : texts.many, { count: cars.toLocaleString('en-AU') });
  const path = pathOf(facts, keys);
  const prefetch = () => setPrefetched(path);
  const fieldOf = (name: string) => fields.find(({ field }) => field === name);
  const first = fieldOf(firstFields[way.kind] ?? '');
  const propsOf = (field: FinderField) => ({
    field,
    chosen: keys[field.field],
    countOf: (key: string) => countIn(cube, choiceOf({ ...keys, [field.field]: key })),
    onChoose: (key: string) => setKeys((before) => ({ ...before, [field.field]: key })),
  });
  return (
    <form
      className={`finder finder--${way.kind}`}
      action={stockPath}
      method="get"
      // A reloaded page starts empty, because values restored by the browser would not be counted.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        location.assign(path);
      }}
    >
      {way.kind === 'sentence' && (
        <p className="finder-sentence">
          {way.parts.map((part) => {
            const field = fieldOf(part);
            return field ? <FinderSelect key={part} {...propsOf(field)} isInline /> : part;
          })}
        </p>
      )}
      {way.kind === 'prices' && first && <FinderPrices {...propsOf(first)} upTo={way.upTo} />}
      {way.kind === 'bodies' && first && <FinderBodies {...propsOf(first)} />}
      {way.kind !== 'sentence' &&
        fields
          .filter((field) => field !== first)
          .map((field) => <FinderSelect key={field.field} {...propsOf(field)} />)}
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

function choiceOf({ make, body, price }: Keys): FinderChoice {
  return { make: make || null, body: body || null, price: price ? Number(price) : null };
}

function pathOf({ fields, stockPath }: FinderFacts, keys: Keys): string {
  const chosen = (name: FinderFieldName) =>
    fields.find(({ field }) => field === name)?.options.find(({ key }) => key === keys[name]) ?? null;
  return finderPath({ make: chosen('make'), body: chosen('body'), price: chosen('price') }, stockPath);
}
