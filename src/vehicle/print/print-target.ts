/**
 * Target of `/print?car_id={slug}`: the vehicle's page with the print parameter. Null for anything but a slug, which
 * prevents open redirects.
 */
export function printTarget(search: string): { readonly slug: string; readonly href: string } | null {
  const slug = new URLSearchParams(search).get('car_id') ?? '';
  const isSlug = slug.length <= 200 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
  return isSlug ? { slug, href: `/cars/${slug}?print` } : null;
}
