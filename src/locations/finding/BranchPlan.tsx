import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { fill } from '../../values/fill.ts';
import { PlanPins } from '../map/plan/PlanPins.tsx';
import { type Located, type PlanPin, pinPlaces } from '../map/plan/plan-pins.ts';
import { enlargement, planView } from '../map/plan/plan-view.ts';
import { rowId } from './BranchList.tsx';
import type { BranchFacts, ListedBranch } from './branch-facts.ts';

interface Props {
  facts: BranchFacts;
  /** The branches that have pins. */
  shown: readonly ListedBranch[];
  /** The branches to which the drawing is enlarged. */
  inView: readonly ListedBranch[];
  active: readonly string[];
  onActive: (slugs: readonly string[]) => void;
  onChoose: (pin: PlanPin) => void;
  /** Shows the whole drawing again; null if it is not enlarged by a pin. */
  onWhole: (() => void) | null;
  /** The drawing without pins. */
  children?: ReactNode;
}

const located = (branches: readonly ListedBranch[]): Located[] =>
  branches.flatMap(({ slug, name, at }) => (at ? [{ slug, name, ...at }] : []));

/** The drawn map with a pin for each branch of the list, enlarged to where these are. */
export function BranchPlan({ facts, shown, inView, active, onActive, onChoose, onWhole, children }: Props) {
  const wholeView = planView(located(facts.branches));
  const wanted = located(inView);
  const view = wanted.length === 0 ? wholeView : planView(wanted, wholeView);
  const { scale, left, top } = enlargement(wholeView, view);
  const { pins, scale: bar } = pinPlaces(located(shown), view);
  const { texts, filter, locale } = facts;
  const plan = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLButtonElement>(null);
  const isParted = onWhole !== null;
  // The pressed pin is gone.
  useEffect(() => {
    if (isParted) whole.current?.focus();
  }, [isParted]);
  return (
    <div
      ref={plan}
      tabIndex={-1}
      className="branch-plan"
      data-enlarged={[2, 4, 8].filter((times) => scale >= times).join(' ')}
      style={{ '--scale': scale, '--left': left, '--top': top } as CSSProperties}
    >
      {children}
      {onWhole && (
        <button
          type="button"
          className="button button--quiet plan-whole"
          ref={whole}
          onClick={() => {
            onWhole();
            // This button goes away.
            plan.current?.focus();
          }}
        >
          {texts.wholeMap}
        </button>
      )}
      <PlanPins
        pins={pins}
        scale={bar}
        use={{
          active,
          nameOf: ({ branches }) =>
            `${fill(texts.countMany, { count: branches.length.toLocaleString(locale) })}: ${branches.map(({ name }) => name).join(', ')}`,
          hrefOf: (slug) => `#${rowId(filter, slug)}`,
          onActive,
          onChoose,
        }}
      />
    </div>
  );
}
