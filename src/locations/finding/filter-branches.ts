import { localIso } from '../../values/time/date.ts';
import { nextOpening } from '../hours/next-opening.ts';
import type { BranchFacts, ListedBranch } from './branch-facts.ts';

/** What a shopper asks of a branch; `''` is any. */
export interface BranchChoice {
  readonly state: string;
  readonly brand: string;
  readonly service: string;
  readonly isOpenNow: boolean;
}

export const anyBranch: BranchChoice = { state: '', brand: '', service: '', isOpenNow: false };

/** The branches that fulfil the whole choice, in their order. */
export function filterBranches(
  { branches, specialHours, timeZone }: Pick<BranchFacts, 'branches' | 'specialHours' | 'timeZone'>,
  { state, brand, service, isOpenNow }: BranchChoice,
  nowMs: number,
): readonly ListedBranch[] {
  const isOpen = (branch: ListedBranch) => {
    const opening = nextOpening(branch, specialHours, { nowMs, timeZone });
    const local = localIso(nowMs, timeZone);
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

/** The options of a filter: the distinct values of all branches, sorted; empty if there are fewer than two. */
export function offered(
  branches: readonly ListedBranch[],
  valuesOf: (branch: ListedBranch) => readonly string[],
): readonly string[] {
  const values = [...new Set(branches.flatMap(valuesOf))].sort((a, b) => a.localeCompare(b, 'en-AU'));
  return values.length > 1 ? values : [];
}
