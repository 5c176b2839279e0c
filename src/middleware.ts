import { defineMiddleware } from 'astro:middleware';
import { withoutMarks } from './publish/delta/fragments.ts';
import { insertsOf } from './publish/delta/inserts.build.ts';
import type { Rendering } from './publish/delta/rendering.build.ts';
import { recordedSite } from './publish/delta/site-reads.build.ts';
import { createFinishPage, withPolicy } from './publish/finish-page.build.ts';
import { currentSite, type Site } from './publish/site.build.ts';
import { sitePaths } from './render/paths.build.ts';
import { replyBytes } from './render/reply-bytes.build.ts';

type Finish = (html: string, rendering: Rendering) => ReturnType<typeof withoutMarks>;

const finishes = new WeakMap<Site, Finish>();

/** What is done to each page of a site that is written, once it is rendered; a character of it is a byte. */
function finishOf(site: Site): Finish {
  const known = finishes.get(site);
  if (known !== undefined) return known;
  const finishPage = createFinishPage(site);
  const inserts = insertsOf(site);
  const finish: Finish = (html, { styles }) =>
    withoutMarks(inserts.placed(finishPage(html, (style) => styles.add(style))));
  finishes.set(site, finish);
  return finish;
}

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
  if (onDemand !== undefined && context.locals.frame) return withPolicy(context.locals.frame, await next());
  const site = context.locals.site ?? (await currentSite());
  context.locals.site = rendering === undefined ? site : recordedSite(site, rendering.reads);
  context.locals.frame = context.locals.site;
  if (onDemand !== undefined) return next();
  const { pathname } = context.url;
  // A build asks only for pages of this dealer. In development a visitor may ask for a page that only others have.
  const isThere = rendering !== undefined || ownData.test(pathname) || pathsOf(site).has(decodeURI(pathname));
  const reply = await next(isThere ? undefined : '/404');
  if (rendering === undefined || !reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
  const rendered = (await replyBytes(reply)).toString('latin1');
  const { html, fragments } = finishOf(site)(rendered, rendering);
  rendering.html = Buffer.from(html, 'latin1');
  rendering.fragments = fragments;
  return new Response(null, { status: reply.status, headers: reply.headers });
});
