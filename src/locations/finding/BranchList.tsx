import type { RefCallback, RefObject } from 'react';
import { fill } from '../../values/fill.ts';
import { distanceText } from '../nearest/distance-text.ts';
import type { BranchFacts } from './branch-facts.ts';
import type { FoundBranch } from './filter-branches.ts';

interface Props {
  facts: Pick<BranchFacts, 'filter' | 'texts' | 'locale'>;
  found: readonly FoundBranch[];
  /** Slugs of the branches whose rows are highlighted. */
  active: readonly string[];
  /** Whether it scrolls within a frame on a phone, too. */
  isLong: boolean;
  onActive: (slugs: readonly string[]) => void;
  onClear: () => void;
  /** The links of the rows by slug. */
  rows: RefObject<Map<string, HTMLElement>>;
}

/** Id of a branch's row, to which its pin on the drawing leads. */
export const rowId = (filter: string, slug: string) => `branch-${filter}-${slug}`;

/** Branches with phone and directions; pointing at one or focusing it highlights its pin. */
export function BranchList({ facts, found, active, isLong, onActive, onClear, rows }: Props) {
  const { filter, texts } = facts;
  if (found.length === 0) {
    return (
      <div className="branch-none">
        <p>{texts.none}</p>
        <button type="button" className="button button--quiet" onClick={onClear}>
          {texts.clear}
        </button>
      </div>
    );
  }
  return (
    <div className="branch-rows">
      <ul role="list" className={isLong ? 'long' : undefined}>
        {found.map(({ branch, km }) => (
          <li
            key={branch.slug}
            id={rowId(filter, branch.slug)}
            className={active.includes(branch.slug) ? 'on' : undefined}
            onPointerEnter={() => onActive([branch.slug])}
            onPointerLeave={() => onActive([])}
            onFocus={() => onActive([branch.slug])}
            onBlur={() => onActive([])}
          >
            <Branch
              found={{ branch, km }}
              facts={facts}
              link={(element) => {
                if (element) rows.current.set(branch.slug, element);
                else rows.current.delete(branch.slug);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BranchProps extends Pick<Props, 'facts'> {
  found: FoundBranch;
  link: RefCallback<HTMLElement>;
}

function Branch({ found, facts, link }: BranchProps) {
  const { name, path, place, phone, directions } = found.branch;
  const { getDirections, away } = facts.texts;
  return (
    <>
      <a className="branch-name" href={path} ref={link}>
        {name}
      </a>
      <span className="small muted">
        {place}
        {found.km !== null && (
          <span className="figures">
            {' · '}
            {fill(away, { distance: distanceText(found.km, facts.locale) })}
          </span>
        )}
      </span>
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
    </>
  );
}
