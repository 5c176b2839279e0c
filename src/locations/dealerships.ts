import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import { areAtOnePlace } from './hours/departments.ts';

export interface Dealership {
  readonly slug: string;
  readonly name: string;
  readonly locations: readonly Location[];
  /** True if all branches share an address; the dealership then has the page of its first branch. */
  readonly isOnePlace: boolean;
}

/** The branch or dealership at `/locations/{slug}`; null if there is none. */
export function placeAt(
  slug: string,
  locations: readonly Location[],
  names: Readonly<Record<string, string>>,
): { readonly location: Location } | { readonly dealership: Dealership } | null {
  const own = locations.find((location) => location.slug === slug);
  if (own !== undefined) return { location: own };
  const dealership = dealerships(locations, names).find((group) => group.slug === slug);
  if (dealership === undefined) return null;
  const [first] = dealership.locations;
  return dealership.isOnePlace && first ? { location: first } : { dealership };
}

/**
 * Dealerships with a page at /locations/{dealership_slug}: those whose slug is not used by a branch. `locations` are
 * the visible ones in display order.
 */
export function dealerships(
  locations: readonly Location[],
  names: Readonly<Record<string, string>>,
): Dealership[] {
  const taken = new Set(locations.map(({ slug }) => slug));
  const groups = Map.groupBy(locations, ({ dealershipSlug }) => dealershipSlug);
  return [...groups].flatMap(([slug, branches]) => {
    const first = branches.find(({ primary }) => primary) ?? branches[0];
    if (slug === null || taken.has(slug) || first === undefined) return [];
    return [
      {
        slug,
        name: names[slug] ?? first.name,
        locations: [first, ...branches.filter((branch) => branch !== first)],
        isOnePlace: branches.every((branch) => areAtOnePlace(branch, first)),
      },
    ];
  });
}
