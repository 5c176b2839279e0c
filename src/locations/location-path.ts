import type { Location } from '../tenant/settings/locations/locations.schema.ts';

export const LOCATIONS_PATH = '/locations';

/** "/locations/{slug or dealership_slug} (View Location)" (leads and dealer §2): locations.json `card.leadsTo`. */
export function locationPath(
  { slug, dealershipSlug }: Pick<Location, 'slug' | 'dealershipSlug'>,
  leadsTo: 'location' | 'dealership' = 'location',
): string {
  return `${LOCATIONS_PATH}/${leadsTo === 'dealership' ? (dealershipSlug ?? slug) : slug}`;
}
