import { defineMiddleware } from 'astro:middleware';
import { withoutMarks } from './publish/delta/fragments.ts';
import { insertsOf } from './publish/delta/inserts.build.ts';
import { recordedSite } from './publish/delta/site-reads.build.ts';
import { finishPage } from './publish/finish-page.build.ts';
import { currentSite, type Site } from './publish/site.build.ts';
import { sitePaths } from './render/paths.build.ts';
import { replyBytes } from './render/reply-bytes.build.ts';

/** The routes of these files know which of them there are. */
const ownData = /^\/(?:search-data|live-cars)\//;

const known = new WeakMap<Site, ReadonlySet<string>>();

function pathsOf(site: Site): ReadonlySet<string> {
  const paths = known.get(site) ?? new Set(sitePaths(site));
  known.set(site, paths);
  return paths;
}

/**
 * Gives every page and component the dealer's site as `Astro.locals.site`, and what a build writes its policy and
 * styles. Who works on a page sees it as Astro makes it.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { rendering, onDemand } = context.locals;
  // The functions give the frame with the page that they ask for.
  if (onDemand !== undefined && context.locals.frame) return finishPage(await next(), context.locals.frame);
  const site = context.locals.site ?? (await currentSite());
  context.locals.site = rendering === undefined ? site : recordedSite(site, rendering.reads);
  context.locals.frame = context.locals.site;
  if (onDemand !== undefined) return next();
  const { pathname } = context.url;
  // A build asks only for pages of this dealer. In development a visitor may ask for a page that only others have.
  const isThere = rendering !== undefined || ownData.test(pathname) || pathsOf(site).has(decodeURI(pathname));
  const reply = await next(isThere ? undefined : '/404');
  if (rendering === undefined || !reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
  const finished = (await replyBytes(await finishPage(reply, site))).toString('latin1');
  const { html, fragments } = withoutMarks(insertsOf(site).placed(finished));
  rendering.html = Buffer.from(html, 'latin1');
  rendering.fragments = fragments;
  return new Response(null, { status: reply.status, headers: reply.headers });
});
