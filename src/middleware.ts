import { defineMiddleware } from 'astro:middleware';
import { currentSite } from './publish/site.build.ts';

/** Gives every page and component the dealer's site as `Astro.locals.site`. */
export const onRequest = defineMiddleware(async (context, next) => {
  context.locals.site = await currentSite();
  return next();
});
