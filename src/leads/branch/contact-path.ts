import type { Location } from '../../tenant/settings/locations/locations.schema.ts';

/** `/contact` and `/contact-us` are one page; search engines are told the first. */
export const CONTACT_PATH = '/contact';

/** "/contact-us/{location slug}" (leads and dealer §2). */
export function contactPath({ slug }: Pick<Location, 'slug'>): string {
  return `/contact-us/${slug}`;
}
