import * as v from 'valibot';

export const redirectsFile = '_redirects.json';

/** Cloudflare and Netlify read this one themselves, and nobody else can. */
export const hostRedirectsFile = '_redirects';

/** `_redirects.json`: where addresses without a page lead. */
export const redirectsSchema = v.record(v.string(), v.string());

export type Redirects = v.InferOutput<typeof redirectsSchema>;

/** `/old /new 301`, one a line (docs.netlify.com/routing/redirects, developers.cloudflare.com/workers/static-assets/redirects). */
export function hostRedirects(redirects: Redirects): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** Where an address leads, with the query that it came with; null where it is none of them. */
export function redirectTarget(redirects: Redirects, pathname: string, search: string): string | null {
  const to = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (to === undefined) return null;
  const [address = '', anchor] = to.split('#');
  const query = address.includes('?') ? search.replace(/^\?/, '&') : search;
  return `${address}${query}${anchor === undefined ? '' : `#${anchor}`}`;
}
