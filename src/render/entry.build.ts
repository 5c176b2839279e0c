/** What Astro compiles, once for all dealers: the pages, ready to render, and what lists them. */
import { createApp } from 'astro/app/entrypoint';

export const app = createApp({ streaming: false });
export { openSite } from '../publish/site.build.ts';
export { sitePaths } from './paths.build.ts';
