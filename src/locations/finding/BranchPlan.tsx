import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { fill } from '../../values/fill.ts';
import { commaList } from '../../values/text/list-text.ts';
import { PlanPins } from '../map/plan/PlanPins.tsx';
import { type Located, type PlanPin, pinPlaces } from '../map/plan/plan-pins.ts';
import { enlargement, planView } from '../map/plan/plan-view.ts';
import { rowId } from './BranchList.tsx';
import type { BranchFacts, ListedBranch } from './branch-facts.ts';

interface Props {
  facts: BranchFacts;
  /** The branches that have pins. */
  shown: readonly ListedBranch[];
  /** The branches to which the drawing is zoomed. */
  inView: readonly ListedBranch[];
  active: readonly string[];
  onActive: (slugs: readonly string[]) => void;
  onChoose: (pin: PlanPin) => void;
  /** Shows the whole drawing again; null if no pin has zoomed it. */
  onZoomOut: (() => void) | null;
  /** The drawing without pins. */
  children?: ReactNode;
}

const located = (branches: readonly ListedBranch[]): Located[] =>
  branches.flatMap(({ slug, name, at }) => (at ? [{ slug, name, ...at }] : []));

/** The drawn map, zoomed to the branches in view, with a pin for each branch of the list. */
export function BranchPlan({ facts, shown, inView, active, onActive, onChoose, onZoomOut, children }: Props) {
  const wholeView = planView(located(facts.branches));
  const wanted = located(inView);
  const view = wanted.length === 0 ? wholeView : planView(wanted, wholeView);
  const { scale, left, top } = enlargement(wholeView, view);
  const { pins, scale: bar } = pinPlaces(located(shown), view);
  const { texts, filter, locale } = facts;
  const plan = useRef<HTMLDivElement>(null);
  const zoomOut = useRef<HTMLButtonElement>(null);
  const isZoomed = onZoomOut !== null;
  // The pressed pin, which had the focus, is removed.
  useEffect(() => {
    if (isZoomed) zoomOut.current?.focus();
  }, [isZoomed]);
  return (
    <div
      ref={plan}
      tabIndex={-1}
      className="branch-plan"
      data-enlarged={[2, 4, 8].filter((times) => scale >= times).join(' ')}
      style={{ '--scale': scale, '--left': left, '--top': top } as CSSProperties}
    >
      {children}
      {onZoomOut && (
        <button
          type="button"
          className="button button--quiet plan-zoom-out"
          ref={zoomOut}
          onClick={() => {
            onZoomOut();
            // The button that had the focus is removed.
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
            `${fill(texts.countMany, { count: branches.length })}: ${commaList(
              branches.map(({ name }) => name),
              locale,
            )}`,
          hrefOf: (slug) => `#${rowId(filter, slug)}`,
          onActive,
          onChoose,
        }}
      />
    </div>
  );
}
