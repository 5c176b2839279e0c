import { DomUtils, parseDocument } from 'htmlparser2';
import { createPages, loadOnce } from '#functions/http/replies/rendered-pages.ts';
import type { PublishedSite } from '#functions/ports/published-site.ts';
import { createPublishedData } from '#functions/static/published/published-data.ts';
import type { OnDemandName, OnDemandPages } from '#src/render/on-demand-pages.ts';
import { openSiteProgram } from '#src/render/program/site-program.build.ts';
import { testDistDir } from '../setup/sites.ts';

const openProgram = loadOnce(openSiteProgram);
const pages = createPages({
  program: async () => ({ ...(await openProgram()), digest: null }),
  now: () => Date.parse('2026-11-20T02:00:00Z'),
});

const openPublished = createPublishedData(testDistDir);

async function publishedSiteOf(slug: string): Promise<PublishedSite> {
  const published = await openPublished(slug);
  if (published === null) throw new Error(`${slug} is not built.`);
  return published;
}

/** Renders an on-demand page of a built dealer, as the functions do. */
export async function renderOnDemand<Name extends OnDemandName>(
  slug: string,
  name: Name,
  props: OnDemandPages[Name],
  options: { readonly status?: number } = {},
) {
  const published = await publishedSiteOf(slug);
  const reply = await pages.render(published, name, props, options);
  const html = await reply.text();
  /** The HTML between header and footer. */
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = DomUtils.textContent(parseDocument(main)).replace(/\s+/g, ' ').trim();
  return { reply, published, html, main, text };
}
