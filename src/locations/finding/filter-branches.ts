import { greatCircleKm, type Place } from '../../values/place/great-circle.ts';
import { localIso } from '../../values/time/date.ts';
import { nextOpening } from '../hours/next-opening.ts';
import type { BranchFacts, ListedBranch } from './branch-facts.ts';

/** What a shopper asks of a branch; `''` is any. */
export interface BranchChoice {
  readonly state: string;
  readonly brand: string;
  readonly service: string;
  readonly isOpenNow: boolean;
  /** Postcode by whose distance branches are sorted; undefined for none. */
  readonly near: string | undefined;
}

export const anyBranch: BranchChoice = {
  state: '',
  brand: '',
  service: '',
  isOpenNow: false,
  near: undefined,
};

/** The branches that fulfil the whole choice, in their order. */
export function filterBranches(
  { branches, specialHours, timeZone }: Pick<BranchFacts, 'branches' | 'specialHours' | 'timeZone'>,
  { state, brand, service, isOpenNow }: BranchChoice,
  nowMs: number,
): readonly ListedBranch[] {
  const isOpen = (branch: ListedBranch) => {
    const zone = branch.timeZone ?? timeZone;
    const opening = nextOpening(branch, specialHours, { nowMs, timeZone: zone });
    const local = localIso(nowMs, zone);
    return opening !== null && opening.day === local.slice(0, 10) && opening.open <= local.slice(11, 16);
  };
  return branches.filter(
    (branch) =>
      (state === '' || branch.state === state) &&
      (brand === '' || branch.brands.includes(brand)) &&
      (service === '' || branch.services.includes(service)) &&
      (!isOpenNow || isOpen(branch)),
  );
}

/** A branch, and how far it is from the shopper's postcode; null without one, or if its coordinates are unknown. */
export interface FoundBranch {
  readonly branch: ListedBranch;
  readonly km: number | null;
}

/** Branches sorted by their distance from a place, those without coordinates last; in their order without a place. */
export function byDistance(branches: readonly ListedBranch[], from: Place | null): readonly FoundBranch[] {
  const kmTo = ({ at }: ListedBranch) => (from && at ? greatCircleKm(from, at) : null);
  return branches
    .map((branch) => ({ branch, km: kmTo(branch) }))
    .sort((a, b) => (a.km === b.km ? 0 : (a.km ?? Infinity) - (b.km ?? Infinity)));
}

/** The options of a filter: the distinct values of all branches, sorted; empty if there are fewer than two. */
export function offered(
  branches: readonly ListedBranch[],
  valuesOf: (branch: ListedBranch) => readonly string[],
  locale: string,
): readonly string[] {
  const values = [...new Set(branches.flatMap(valuesOf))].sort((a, b) => a.localeCompare(b, locale));
  return values.length > 1 ? values : [];
}
