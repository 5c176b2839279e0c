import { defineMiddleware } from 'astro:middleware';
import { addContentPolicy } from './publish/policy/add-content-policy.build.ts';
import { sitePaths } from './render/paths.build.ts';
import { currentSite } from './site/opening/open-site.build.ts';
import type { Site } from './site/site.build.ts';

/**
 * Gives every page and component the dealer's site as `Astro.locals.site`, and layouts its part `frame`. A build brings
 * the site with each request, the functions bring the frame of a page on demand, and both have their pages finished.
 * The server of `npm run dev` shows pages as Astro makes them.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (locals.site !== undefined) locals.frame = locals.site;
  if (locals.frame !== undefined) return addContentPolicy(await next(), locals.frame);
  const site = await currentSite();
  locals.site = site;
  locals.frame = site;
  // Routes exist for all dealers; this one may not have the page.
  const isThere =
    locals.onDemand !== undefined || ownData.test(url.pathname) || pathsOf(site).has(url.pathname);
  return next(isThere ? undefined : '/404');
});

/** Their routes know which of these files there are. */
const ownData = /^\/(?:search-data|live-cars)\//;

const known = new WeakMap<Site, ReadonlySet<string>>();

/** Percent-encoded, as in a URL. */
function pathsOf(site: Site): ReadonlySet<string> {
  const paths = known.get(site) ?? new Set(sitePaths(site).map(encodeURI));
  known.set(site, paths);
  return paths;
}
