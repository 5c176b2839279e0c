import { scriptJson } from '../values/script-json.ts';

/** From the home page to the current page, which comes last and has no path. */
export type Trail = readonly {
  readonly label: string;
  readonly href?: string | undefined;
  /** The language of the label, if the page has another. */
  readonly lang?: string | undefined;
}[];

/** A BreadcrumbList (https://schema.org/BreadcrumbList), escaped for a script element. */
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
