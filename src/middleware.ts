import { defineMiddleware } from 'astro:middleware';
import { contentPolicy } from './publish/content-policy.ts';
import type { Rendering } from './publish/delta/rendering.build.ts';
import { recordedSite } from './publish/delta/site-reads.build.ts';
import { inlineScripts } from './publish/inline-scripts.build.ts';
import { createPagePolicy } from './publish/page-policy.build.ts';
import { createPageStyles } from './publish/page-styles.build.ts';
import { currentSite, type Site } from './publish/site.build.ts';

type Finish = (html: string, rendering: Rendering | undefined) => string;

const finishes = new WeakMap<Site, Finish>();

/** What is done to each page of a site once it is rendered; a character of it is a byte. */
function finishOf(site: Site): Finish {
  const known = finishes.get(site);
  if (known !== undefined) return known;
  const policy = (hashes: readonly string[]) => contentPolicy(site.tenant.settings, hashes);
  const withPolicy = createPagePolicy({ inlineScripts, policy });
  const withStyles = createPageStyles();
  // A page that is shown while it is worked on has the style sheets that the bundler serves.
  const finish: Finish = (html, rendering) =>
    withPolicy(rendering === undefined ? html : withStyles(html, (style) => rendering.styles.add(style)));
  finishes.set(site, finish);
  return finish;
}

/** Gives every page and component the dealer's site as `Astro.locals.site`, and every page its policy and styles. */
export const onRequest = defineMiddleware(async (context, next) => {
  const site = await currentSite();
  const { rendering } = context.locals;
  context.locals.site = rendering === undefined ? site : recordedSite(site, rendering.reads);
  const reply = await next();
  if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
  const html = Buffer.from(await reply.arrayBuffer()).toString('latin1');
  const finished = Buffer.from(finishOf(site)(html, rendering), 'latin1');
  if (rendering === undefined) return new Response(finished, reply);
  rendering.html = finished;
  return new Response(null, { status: reply.status, headers: reply.headers });
});
