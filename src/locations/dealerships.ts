import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import { areAtOnePlace } from './hours/departments.ts';

export interface Dealership {
  readonly slug: string;
  readonly name: string;
  readonly locations: readonly Location[];
  /** Its page is that of its first branch: the others are at the same address. */
  readonly isOnePlace: boolean;
}

/** What stands at `/locations/{slug}`; null where nothing does. */
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
 * The dealerships with a page of their own at /locations/{dealership_slug}: those whose slug is no branch's.
 * `locations` are the visible ones in their order.
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
