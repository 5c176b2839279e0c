/**
 * Where `/print?car_id={slug}` leads: the vehicle's page, which is asked to print. Null for anything but a
 * slug, so that the address can send nobody to another place.
 */
export function printTarget(search: string): { readonly slug: string; readonly href: string } | null {
  const slug = new URLSearchParams(search).get('car_id') ?? '';
  const isSlug = slug.length <= 200 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
  return isSlug ? { slug, href: `/cars/${slug}?print` } : null;
}
