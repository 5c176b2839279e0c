/** The server entry that Astro compiles once for all dealers: renders pages, and lists them. */
import { createApp } from 'astro/app/entrypoint';
import { createRenderOnDemand } from '../render-on-demand.build.ts';

export const app = createApp({ streaming: false });
export const renderOnDemand = createRenderOnDemand(app);
export { openSite } from '../../site/opening/open-site.build.ts';
export { sitePaths } from '../paths.build.ts';
