import { defineMiddleware } from 'astro:middleware';
import { contentPolicy } from './publish/content-policy.ts';
import { inlineScripts } from './publish/inline-scripts.build.ts';
import { createPagePolicy } from './publish/page-policy.build.ts';
import { currentSite, type Site } from './publish/site.build.ts';

const policies = new WeakMap<Site, ReturnType<typeof createPagePolicy>>();

function policyOf(site: Site): ReturnType<typeof createPagePolicy> {
  const policy = (hashes: readonly string[]) => contentPolicy(site.tenant.settings, hashes);
  const known = policies.get(site) ?? createPagePolicy({ inlineScripts, policy });
  policies.set(site, known);
  return known;
}

/** Gives every page and component the dealer's site as `Astro.locals.site`, and every page its policy. */
export const onRequest = defineMiddleware(async (context, next) => {
  const site = await currentSite();
  context.locals.site = site;
  const reply = await next();
  if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
  return new Response(policyOf(site)(new Uint8Array(await reply.arrayBuffer())), reply);
});
