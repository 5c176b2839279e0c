import { readPostcode } from '../../values/contact/postcode.ts';
import { folded } from '../../values/folded.ts';
import type { BranchFacts } from './branch-facts.ts';
import type { BranchChoice } from './filter-branches.ts';

/** Parameters of the address that narrow and sort the list: `?state=VIC&service=parts&open=1&near=3000`. */
export const branchParameters = ['state', 'brand', 'service', 'open', 'near'] as const;

export type BranchQuery = { readonly [Name in (typeof branchParameters)[number]]?: string };

/** The choice that an address asks for; values that no branch has are ignored. */
export function readBranchQuery(
  { state, brand, service, open, near }: BranchQuery,
  { branches, hasFilters, nearest }: Pick<BranchFacts, 'branches' | 'hasFilters' | 'nearest'>,
): BranchChoice {
  const known = (asked: string | undefined, values: readonly string[]) =>
    asked && hasFilters ? (values.find((value) => folded(value) === folded(asked)) ?? '') : '';
  return {
    state: known(
      state,
      branches.map((branch) => branch.state),
    ),
    brand: known(
      brand,
      branches.flatMap((branch) => branch.brands),
    ),
    service: known(
      service,
      branches.flatMap((branch) => branch.services),
    ),
    isOpenNow: open === '1' && hasFilters,
    near: (nearest && near && readPostcode(near)) || undefined,
  };
}

export function branchQuery({ state, brand, service, isOpenNow, near }: BranchChoice): BranchQuery {
  return { state, brand, service, open: isOpenNow ? '1' : '', near: near ?? '' };
}
