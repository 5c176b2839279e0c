import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { WorkflowSite } from './workflow-site.ts';

/** Sites that one job builds. */
export interface SiteGroup {
  /** `00` to `ff`. */
  readonly group: string;
  readonly sites: readonly WorkflowSite[];
}

/**
 * At most 256 groups, because GitHub allows that many jobs in a matrix
 * (docs.github.com/en/actions/reference/limits). The first byte of the SHA-256 of its name decides a site's
 * group, so that adding or removing a dealer leaves the caches of all other groups valid.
 */
export function groupSites(sites: readonly WorkflowSite[]): SiteGroup[] {
  const groups = Map.groupBy(sites, ({ dealer }) => groupOf(dealer));
  return [...groups]
    .map(([group, members]) => ({ group, sites: members.toSorted(by(({ slug }) => slug)) }))
    .sort(by(({ group }) => group));
}

function groupOf(slug: string): string {
  const [first = 0] = sha256(utf8ToBytes(slug));
  return first.toString(16).padStart(2, '0');
}

/** Compares by code units: the order must not depend on the machine's locale. */
function by<Item>(key: (item: Item) => string): (left: Item, right: Item) => number {
  return (left, right) => (key(left) < key(right) ? -1 : Number(key(left) > key(right)));
}
