import { scriptJson } from '../values/script-json.ts';

/** From the home page to the page itself, which is the last and has no address. */
export type Trail = readonly { readonly label: string; readonly href?: string | undefined }[];

/** Where a page stands, as a BreadcrumbList (https://schema.org/BreadcrumbList), safe inside a script element. */
export function breadcrumbJsonLd(trail: Trail, siteUrl: string): string {
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href?.startsWith('/') ? `${siteUrl}${href}` : href,
    })),
  });
}
