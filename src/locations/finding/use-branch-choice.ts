import { useMemo } from 'react';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import type { Place } from '../../values/place/great-circle.ts';
import { useNearest } from '../nearest/use-nearest.ts';
import { branchParameters, branchQuery, readBranchQuery } from './branch-address.ts';
import type { BranchFacts } from './branch-facts.ts';
import { anyBranch, type BranchChoice, byDistance, filterBranches } from './filter-branches.ts';

/** The branches that the address asks for, sorted by distance if it has a postcode, and what changes it. */
export function useBranchChoice(facts: BranchFacts) {
  const { asked, isRead, ask } = useAddressQuery(branchParameters);
  const choice = readBranchQuery(asked, facts);
  const choose = (changes: Partial<BranchChoice>) => ask(branchQuery({ ...choice, ...changes }), 'push');
  const nearest = useNearest({
    facts: facts.nearest,
    filter: facts.filter,
    near: choice.near,
    onNear: (near) => {
      if (near !== choice.near) choose({ near });
    },
  });
  const { said } = nearest;
  const from: Place | null = said.kind === 'found' && said.postcode === choice.near ? said.from : null;
  const found = byDistance(filterBranches(facts, choice, Date.now()), from);
  const slugs = found.map(({ branch }) => branch.slug).join();
  const isAll = found.length === facts.branches.length;
  /** The same array until other branches are found, so that an open map is not moved by anything else. */
  const shown = useMemo(() => (isAll ? null : slugs.split(',')), [isAll, slugs]);
  return {
    isRead,
    choice,
    choose,
    clear: () => choose({ ...anyBranch, near: choice.near }),
    nearest,
    isSorted: from !== null,
    found,
    shown,
  };
}
