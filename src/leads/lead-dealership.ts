import type { Location } from '../tenant/settings/locations/locations.schema.ts';

/** The dealership of a branch; a branch of no dealership is one by itself. */
export function dealershipOf({ slug, dealershipSlug }: Pick<Location, 'slug' | 'dealershipSlug'>): string {
  return dealershipSlug ?? slug;
}

export interface Dealership {
  readonly slug: string;
  readonly name: string;
}

type Branch = Pick<Location, 'slug' | 'dealershipSlug' | 'name' | 'visible'>;

/**
 * The dealerships of the branches that are shown, each once. One that locations.json `dealershipNames` does not name
 * is called like the first of its branches.
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
