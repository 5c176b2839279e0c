import * as v from 'valibot';
import { slugify } from '../../values/slug.ts';

export const REDIRECTS_FILE = '_redirects.json';

/** The format of Cloudflare and Netlify, which read this file themselves. */
export const HOST_REDIRECTS_FILE = '_redirects';

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

export const REMOVED_VEHICLES_FILE = '_departed.json';

/** `_departed.json`: slugs of removed vehicles and the address each redirects to; null: 410 Gone. */
export const removedVehiclePathsSchema = v.record(v.string(), v.nullable(v.string()));

export type RemovedVehiclePaths = v.InferOutput<typeof removedVehiclePathsSchema>;

type Gone = { readonly slug: string; readonly make: string; readonly model: string };
type Listing = { readonly kind: string; readonly key: string; readonly path: string; readonly count: number };

/**
 * For each removed vehicle, the list of its model if that has cars. The standard: "then 301 to same-model
 * list only if stocked, else 410; never to home".
 */
export function removedVehiclePaths(gone: readonly Gone[], landing: readonly Listing[]): RemovedVehiclePaths {
  const stocked = landing.filter(({ kind, count }) => kind === 'model' && count > 0);
  const pathOf = new Map(stocked.map(({ key, path }) => [key, path]));
  return Object.fromEntries(
    gone.map(({ slug, make, model }) => [slug, pathOf.get(`${slugify(make)}/${slugify(model)}`) ?? null]),
  );
}
