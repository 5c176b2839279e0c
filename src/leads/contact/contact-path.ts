import type { Location } from '../../tenant/settings/locations/locations.schema.ts';

/** `/contact` and `/contact-us` show the same page; `/contact` is its canonical URL. */
export const CONTACT_PATH = '/contact';

/** "/contact-us/{location slug}" (leads and dealer §2). */
export function contactPath({ slug }: Pick<Location, 'slug'>): string {
  return `/contact-us/${slug}`;
}
