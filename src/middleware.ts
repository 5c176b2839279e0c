import { defineMiddleware } from 'astro:middleware';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from './publish/build-environment.build.ts';
import { contentPolicy } from './publish/content-policy.ts';
import { inlineScripts } from './publish/inline-scripts.build.ts';
import { createPagePolicy } from './publish/page-policy.build.ts';
import { createPageStyles } from './publish/page-styles.build.ts';
import { currentSite, type Site } from './publish/site.build.ts';

type Finish = (html: string) => string;

const finishes = new WeakMap<Site, Finish>();

/** What is done to each page of a site once it is rendered; a character of it is a byte. */
function finishOf(site: Site): Finish {
  const known = finishes.get(site);
  if (known !== undefined) return known;
  const policy = (hashes: readonly string[]) => contentPolicy(site.tenant.settings, hashes);
  const withPolicy = createPagePolicy({ inlineScripts, policy });
  const { outDir } = buildEnvironment();
  const withStyles: Finish =
    outDir === null
      ? (html) => html
      : createPageStyles(({ path, sources }) => writeStyles(outDir, path, sources));
  const finish: Finish = (html) => withPolicy(withStyles(html));
  finishes.set(site, finish);
  return finish;
}

function writeStyles(outDir: string, path: string, sources: readonly string[]): void {
  writeFileSync(
    join(outDir, path),
    sources.map((source) => readFileSync(join(outDir, source), 'utf8')).join('\n'),
  );
}

/** Gives every page and component the dealer's site as `Astro.locals.site`, and every page its policy and styles. */
export const onRequest = defineMiddleware(async (context, next) => {
  const site = await currentSite();
  context.locals.site = site;
  const reply = await next();
  if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
  const html = Buffer.from(await reply.arrayBuffer()).toString('latin1');
  return new Response(Buffer.from(finishOf(site)(html), 'latin1'), reply);
});
