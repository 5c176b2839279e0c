/**
 * An island because its filters narrow the list and the map without leaving the page. It hydrates at the first touch;
 * without JavaScript it is the whole list, without filters.
 */
import './branch-list.css';
import { useState } from 'react';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { fill } from '../../values/fill.ts';
import { $shownBranches } from '../map/map-focus.store.ts';
import type { BranchFacts, ListedBranch } from './branch-facts.ts';
import { anyBranch, type BranchChoice, filterBranches, offered } from './filter-branches.ts';

interface Props {
  readonly facts: BranchFacts;
}

export function BranchList({ facts }: Props) {
  const { branches, hasFilters, texts } = facts;
  const [choice, setChoice] = useState(anyBranch);
  const [shown, setShown] = useState(branches);
  const show = (next: BranchChoice) => {
    const found = filterBranches(facts, next, Date.now());
    setChoice(next);
    setShown(found);
    $shownBranches.set(found.length === branches.length ? null : found.map(({ slug }) => slug));
  };
  const choose = (changes: Partial<BranchChoice>) => show({ ...choice, ...changes });
  const count = fill(shown.length === 1 ? texts.countOne : texts.countMany, {
    count: shown.length.toLocaleString('en-AU'),
  });
  return (
    <div className="branch-list">
      {hasFilters && (
        <fieldset className="branch-filters no-print">
          <legend className="visually-hidden">{texts.heading}</legend>
          <Choice
            label={texts.state}
            any={texts.anyState}
            options={offered(branches, ({ state }) => [state])}
            chosen={choice.state}
            onChoose={(state) => choose({ state })}
          />
          <Choice
            label={texts.brand}
            any={texts.anyBrand}
            options={offered(branches, ({ brands }) => brands)}
            chosen={choice.brand}
            onChoose={(brand) => choose({ brand })}
          />
          <Choice
            label={texts.service}
            any={texts.anyService}
            options={offered(branches, ({ services }) => services)}
            chosen={choice.service}
            onChoose={(service) => choose({ service })}
          />
          <OpenNow
            label={texts.openNow}
            isChecked={choice.isOpenNow}
            onChange={(isOpenNow) => choose({ isOpenNow })}
          />
          <p className="small muted" role="status">
            {count}
          </p>
        </fieldset>
      )}
      {shown.length === 0 ? (
        <div className="branch-none">
          <p>{texts.none}</p>
          <button type="button" className="button button--quiet" onClick={() => show(anyBranch)}>
            {texts.clear}
          </button>
        </div>
      ) : (
        <div className="branch-rows">
          <ul role="list" className={branches.length > 8 ? 'long' : undefined}>
            {shown.map((branch) => (
              <Branch key={branch.slug} branch={branch} getDirections={texts.getDirections} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Nothing if all branches have the same value. */
function Choice({ label, any, options, chosen, onChoose }: ChoiceProps) {
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
            {option}
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

function Branch({ branch, getDirections }: { branch: ListedBranch; getDirections: string }) {
  const { name, path, place, phone, directions } = branch;
  return (
    <li>
      <a className="branch-name" href={path}>
        {name}
      </a>
      <span className="small muted">{place}</span>
      <span className="branch-ways small">
        {phone && (
          <a className="figures" href={phone.href}>
            {phone.shown}
          </a>
        )}
        <a href={directions} rel="noopener">
          {getDirections}
          <span className="visually-hidden">: {name}</span>
        </a>
      </span>
    </li>
  );
}
