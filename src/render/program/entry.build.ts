/** The server entry that Astro compiles once for all dealers: renders pages, and lists them. */
import { createApp } from 'astro/app/entrypoint';
import type { RenderOnDemand } from '../on-demand-pages.ts';

export const app = createApp({ streaming: false });
export { openSite } from '../../site/opening/open-site.build.ts';
export { sitePaths } from '../paths.build.ts';

export const renderOnDemand: RenderOnDemand = async (name, props, frame) => {
  const request = new Request(new URL(`/on-demand/${name}`, frame.tenant.settings.site.url));
  const routeData = app.match(request);
  if (routeData === undefined) throw new Error(`There is no page on demand named ${name}.`);
  const page = await app.render(request, { routeData, locals: { frame, onDemand: { name, props } } });
  if (page.status !== 200) throw new Error(`The page on demand ${name} answers ${page.status}.`);
  return page.text();
};
