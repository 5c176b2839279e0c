import { createMiddleware } from 'hono/factory';
import type { Ports } from '../../ports/ports.ts';
import type { AppEnv } from '../app-env.ts';
import { notFoundProblem } from '../replies/problem.ts';

/**
 * Sets `c.var.published` for routes of a dealer; answers 404 on this machine's own names, which
 * have no dealer.
 */
export function publishedSiteOf({ publishedSite }: Pick<Ports, 'publishedSite'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const published = c.var.site && (await publishedSite(c.var.site.slug));
    if (!published) return notFoundProblem('No dealer has published this here.');
    c.set('published', published);
    await next();
    return;
  });
}
