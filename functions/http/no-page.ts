import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { AppEnv } from './app-env.ts';
import { problemReply } from './problem.ts';

/** 404 in the dealer's words. Behind `publishedSiteOf`. */
export function noPage({ var: { published } }: Context<AppEnv>): Response {
  const { text } = published.settings.editorial.notFound;
  return problemReply({ status: 404, title: 'Not found', detail: text });
}

/** In front of a gate: nobody has to sign in for a page that the dealer does not have. Behind `publishedSiteOf`. */
export function whereThere(isThere: (settings: Settings) => boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isThere(c.var.published.settings)) return noPage(c);
    await next();
    return;
  };
}
