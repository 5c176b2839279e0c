import type { Location } from '../../tenant/settings/locations/locations.schema.ts';

/** The dealership of a branch. A branch without one counts as a dealership by itself. */
export function dealershipOf({ slug, dealershipSlug }: Pick<Location, 'slug' | 'dealershipSlug'>): string {
  return dealershipSlug ?? slug;
}

export interface Dealership {
  readonly slug: string;
  readonly name: string;
}

type Branch = Pick<Location, 'slug' | 'dealershipSlug' | 'name' | 'visible'>;

/**
 * The dealerships of all visible branches, without duplicates. A dealership without an entry in `dealershipNames` of
 * locations.json takes the name of its first branch.
 */
export function shownDealerships(
  locations: readonly Branch[],
  names: Readonly<Record<string, string>>,
): Dealership[] {
  const found = new Map<string, Dealership>();
  for (const location of locations) {
    const slug = dealershipOf(location);
    if (location.visible && !found.has(slug)) found.set(slug, { slug, name: names[slug] ?? location.name });
  }
  return [...found.values()];
}
