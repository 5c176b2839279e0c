/** What Astro compiles, once for all dealers: the pages, ready to render, and what lists them. */
import { createApp } from 'astro/app/entrypoint';
import { createRenderOnDemand } from '../render-on-demand.build.ts';

export const app = createApp({ streaming: false });
export const renderOnDemand = createRenderOnDemand(app);
export { openSite } from '../../site/site.build.ts';
export { sitePaths } from '../paths.build.ts';
