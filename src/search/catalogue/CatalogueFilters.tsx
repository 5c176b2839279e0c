import { type FormEvent, useRef, useState } from 'react';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import type { CatalogueResults } from './catalogue-engine.ts';
import { type CatalogueFacts, valuesOf } from './catalogue-facts.ts';
import {
  CATALOGUE_PATH,
  type CatalogueField,
  type CatalogueState,
  withFilter,
  withQuery,
} from './catalogue-state.ts';
import type { Catalogue } from './use-catalogue.ts';

/** "Search input debounce 300 ms" (stock and vehicle §5). */
const DEBOUNCE_MS = 300;

interface Props extends Pick<Catalogue, 'go' | 'warm'> {
  cards: CatalogueFacts['cards'];
  texts: CatalogueFacts['texts'];
  state: CatalogueState;
  /** Number of models per option; null while the list is as built. */
  counts: CatalogueResults['counts'] | null;
}

/** The filters of the catalogue: text, make, model and body, each with its number of models. */
export function CatalogueFilters({ cards, texts, state, counts, go, warm }: Props) {
  const fields = [
    { name: 'manufacturer.name', label: texts.manufacturer, any: texts.anyManufacturer },
    { name: 'model.name', label: texts.model, any: texts.anyModel },
    { name: 'model.body', label: texts.body, any: texts.anyBody },
  ] as const;
  return (
    <search>
      <form
        action={CATALOGUE_PATH}
        method="get"
        className="panel"
        autoComplete="off"
        onFocus={warm}
        onPointerOver={warm}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <QueryBox texts={texts} query={state.query} go={go} />
        {fields.map(({ name, label, any }) => (
          <FieldChoice
            key={name}
            {...{ name, label, any }}
            values={valuesOf(cards, name)}
            chosen={state.chosen[name] ?? ''}
            counts={counts?.[name] ?? null}
            onChoose={(value) => go((before) => withFilter(before, name, value))}
          />
        ))}
      </form>
    </search>
  );
}

interface QueryBoxProps extends Pick<Props, 'texts' | 'go'> {
  query: string;
}

/** Searches after a pause or on Enter. Text being typed is never replaced by that of the address. */
function QueryBox({ texts, query, go }: QueryBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (text: string) => go((before) => withQuery(before, text), 'replace');
  const type = ({ value }: HTMLInputElement) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), DEBOUNCE_MS);
  };
  const settle = () => {
    clearTimeout(timer.current);
    if (typed !== null && typed.trim() !== query) search(typed);
  };
  const ref = useEarlyInput(type);
  return (
    <label className="query">
      <span>{texts.query}</span>
      <input
        ref={ref}
        type="search"
        name="query"
        placeholder={texts.queryPlaceholder}
        maxLength={200}
        value={typed ?? query}
        onChange={({ currentTarget }) => type(currentTarget)}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        onBlur={() => {
          settle();
          setTyped(null);
        }}
      />
    </label>
  );
}

interface FieldChoiceProps {
  name: CatalogueField;
  label: string;
  any: string;
  /** All values of the field with their number of models. */
  values: ReadonlyMap<string, number>;
  chosen: string;
  counts: ReadonlyMap<string, number> | null;
  onChoose: (value: string) => void;
}

function FieldChoice({ name, label, any, values, chosen, counts, onChoose }: FieldChoiceProps) {
  const ref = useEarlyInput<HTMLSelectElement>(({ value }) => onChoose(value));
  const countOf = (value: string) => (counts ?? values).get(value) ?? 0;
  const offered = [...values.keys()].filter((value) => countOf(value) > 0 || value === chosen);
  return (
    <label>
      <span>{label}</span>
      <select
        ref={ref}
        name={name}
        value={values.has(chosen) ? chosen : ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{any}</option>
        {offered.map((value) => (
          <option key={value} value={value}>
            {`${value} (${countOf(value)})`}
          </option>
        ))}
      </select>
    </label>
  );
}
