import * as v from 'valibot';

export const redirectsFile = '_redirects.json';

/** The format of Cloudflare and Netlify, which read this file themselves. */
export const hostRedirectsFile = '_redirects';

/** `_redirects.json`: redirects of addresses that have no page. */
export const redirectsSchema = v.record(v.string(), v.string());

export type Redirects = v.InferOutput<typeof redirectsSchema>;

/** `/old /new 301`, one a line (docs.netlify.com/routing/redirects, developers.cloudflare.com/workers/static-assets/redirects). */
export function hostRedirects(redirects: Redirects): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** The target of a redirect, with the query of the request; null if the address is not redirected. */
export function redirectTarget(redirects: Redirects, pathname: string, search: string): string | null {
  const to = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (to === undefined) return null;
  const [address = '', anchor] = to.split('#');
  const query = address.includes('?') ? search.replace(/^\?/, '&') : search;
  return `${address}${query}${anchor === undefined ? '' : `#${anchor}`}`;
}
