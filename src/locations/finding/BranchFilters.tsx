import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import type { BranchFacts } from './branch-facts.ts';
import { type BranchChoice, offered } from './filter-branches.ts';

interface Props {
  facts: BranchFacts;
  choice: BranchChoice;
  onChoose: (changes: Partial<BranchChoice>) => void;
  /** How many branches are found, in words. */
  count: string;
}

/** Narrows the list by state, make, service and open now, and says how many branches are left. */
export function BranchFilters({ facts, choice, onChoose, count }: Props) {
  const { branches, services, texts, locale } = facts;
  return (
    <fieldset className="branch-filters no-print">
      <legend className="visually-hidden">{texts.heading}</legend>
      <Choice
        label={texts.state}
        any={texts.anyState}
        options={offered(branches, ({ state }) => [state], locale)}
        chosen={choice.state}
        onChoose={(state) => onChoose({ state })}
      />
      <Choice
        label={texts.brand}
        any={texts.anyBrand}
        options={offered(branches, ({ brands }) => brands, locale)}
        chosen={choice.brand}
        onChoose={(brand) => onChoose({ brand })}
      />
      <Choice
        label={texts.service}
        any={texts.anyService}
        options={offered(branches, (branch) => branch.services, locale)}
        names={services}
        chosen={choice.service}
        onChoose={(service) => onChoose({ service })}
      />
      <OpenNow
        label={texts.openNow}
        isChecked={choice.isOpenNow}
        onChange={(isOpenNow) => onChoose({ isOpenNow })}
      />
      <p className="small muted" role="status">
        {count}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly options: readonly string[];
  /** Names of options that are not their own. */
  readonly names?: Readonly<Record<string, string>>;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Nothing if all branches have the same value. */
function Choice({ label, any, options, names, chosen, onChoose }: ChoiceProps) {
  const ref = useEarlyInput<HTMLSelectElement>(({ value }) => onChoose(value));
  if (options.length === 0) return null;
  return (
    <label>
      <span>{label}</span>
      <select
        ref={ref}
        value={chosen}
        autoComplete="off"
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {names?.[option] ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OpenNowProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function OpenNow({ label, isChecked, onChange }: OpenNowProps) {
  const ref = useEarlyInput<HTMLInputElement>(({ checked }) => onChange(checked));
  return (
    <label className="branch-open">
      <input
        ref={ref}
        type="checkbox"
        checked={isChecked}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
