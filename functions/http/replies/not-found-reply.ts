import type { Context, MiddlewareHandler } from 'hono';
import { siteWords } from '#src/site/site-frame.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { AppEnv } from '../app-env.ts';
import { notFoundProblem, problemReply } from './problem.ts';

/** The dealer's 404 page, or 410 for a page that existed before. Runs after `publishedSiteOf`. */
export async function notFoundReply(
  { var: { published } }: Context<AppEnv>,
  status: 404 | 410 = 404,
): Promise<Response> {
  const { site, editorial } = published.settings;
  const { vehicleCount: count } = await published.frame();
  const { text, textOne } = editorial.notFound;
  const detail = fill(count === 1 ? textOne : text, siteWords(site)({ count }));
  return problemReply({ status, title: status === 404 ? 'Not found' : 'Gone', detail });
}

/**
 * Answers 404 where the dealer's settings switch something off: with the dealer's page, or with `detail`. Runs after
 * `publishedSiteOf`, and before a sign-in gate, so that nobody must sign in for what the dealer does not have.
 */
export function notFoundUnless(
  isThere: (settings: Settings) => boolean,
  detail?: string,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isThere(c.var.published.settings))
      return detail === undefined ? notFoundReply(c) : notFoundProblem(detail);
    await next();
    return;
  };
}
