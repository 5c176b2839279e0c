/**
 * An island because its filters narrow the list and the map without leaving the page. It hydrates at the first touch, or
 * at once if the address has a filter; without JavaScript it is a drawing beside the whole list, without filters.
 */
import './branch-finder.css';
import './branch-list.css';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { fill } from '../../values/fill.ts';
import { LocationMap } from '../map/LocationMap.tsx';
import type { PlanPin } from '../map/plan/plan-pins.ts';
import { NearestLocation } from '../nearest/NearestLocation.tsx';
import { BranchFilters } from './BranchFilters.tsx';
import { BranchList } from './BranchList.tsx';
import { BranchPlan } from './BranchPlan.tsx';
import type { BranchFacts } from './branch-facts.ts';
import { showRow } from './show-row.ts';
import { useBranchChoice } from './use-branch-choice.ts';

interface Props {
  facts: PageData<BranchFacts>;
  /** Slot with the drawing; empty if no branch has coordinates. */
  children?: ReactNode;
}

/** With a postcode the drawing shows the nearest branches, as many as the answer names. */
const NEAREST_IN_VIEW = 2;
const nobody: readonly string[] = [];
/** The branches of a pressed pin to which the drawing is zoomed, and the list that was shown then. */
interface Zoom {
  readonly slugs: readonly string[];
  readonly list: string | null;
}
const noZoom: Zoom = { slugs: nobody, list: null };

export function BranchFinder({ facts: handed, children }: Props) {
  const facts = useMemo(() => readPageData(handed), [handed]);
  const { branches, texts, locale } = facts;
  const { isRead, choice, choose, clear, nearest, isSorted, found, shown } = useBranchChoice(facts);
  const [active, setActive] = useState(nobody);
  const rows = useRef(new Map<string, HTMLElement>());
  const rowOf = (slug: string | undefined) => rows.current.get(slug ?? '');
  const listed = found.map(({ branch }) => branch);
  const [zoom, setZoom] = useState(noZoom);
  // The zoom ends when other branches are found.
  const list = [choice.near, ...listed.map(({ slug }) => slug)].join();
  const isZoomed = zoom.list === list;
  const inView = isZoomed
    ? listed.filter(({ slug }) => zoom.slugs.includes(slug))
    : listed.slice(0, isSorted ? NEAREST_IN_VIEW : undefined);
  const onActive = (slugs: readonly string[]) => {
    setActive(slugs);
    showRow(rowOf(slugs[0]));
  };
  const onChoose = ({ branches: chosen, isOneAddress }: Pick<PlanPin, 'branches' | 'isOneAddress'>) => {
    const slugs = chosen.map(({ slug }) => slug);
    // At the highest zoom they are still too close to each other for a pin each.
    const isHighestZoom = isZoomed && slugs.join() === zoom.slugs.join();
    if (isOneAddress || isHighestZoom) rowOf(slugs[0])?.focus();
    else setZoom({ slugs, list });
    onActive(slugs);
  };
  const plan = facts.isDrawn ? (
    <BranchPlan
      {...{ facts, inView, active, onActive, onChoose }}
      shown={listed}
      onZoomOut={isZoomed ? () => setZoom(noZoom) : null}
    >
      {children}
    </BranchPlan>
  ) : (
    children
  );
  return (
    <div className={hasMap(facts) ? 'branch-finder mapped' : 'branch-finder'}>
      {hasMap(facts) &&
        (facts.map ? (
          <LocationMap
            facts={facts.map}
            focus={{
              ...{ shown, active, onActive },
              lookedAt: isSorted ? (listed[0]?.slug ?? null) : null,
              onChoose: (slug) => onActive([slug]),
            }}
          >
            {plan}
          </LocationMap>
        ) : (
          <div className="map-place no-print">{plan}</div>
        ))}
      <div className="beside">
        {facts.nearest && (
          <NearestLocation filter={facts.filter} facts={facts.nearest} near={choice.near} search={nearest} />
        )}
        <div className="branch-list" data-as-built={!isRead || undefined}>
          {facts.hasFilters && (
            <BranchFilters
              {...{ facts, choice }}
              onChoose={choose}
              count={fill(found.length === 1 ? texts.countOne : texts.countMany, {
                count: found.length.toLocaleString(locale),
              })}
            />
          )}
          <BranchList
            {...{ facts, found, active, rows }}
            isLong={branches.length > 8}
            onActive={setActive}
            onClear={clear}
          />
        </div>
      </div>
    </div>
  );
}

function hasMap({ branches }: BranchFacts): boolean {
  return branches.some(({ at }) => at !== null);
}
