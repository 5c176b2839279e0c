import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { problemReply } from './problem.ts';

/**
 * Refuses what another site's page made a browser send. `Sec-Fetch-Site` says so where the browser knows it,
 * else `Origin` does; whoever sends neither is no browser, and could write any header. Hosts are compared,
 * not schemes: a proxy may have ended https on the way.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (isFromOtherSite(c.req.raw)) {
    return problemReply({ status: 403, title: 'Forbidden', detail: 'This is for pages of this site only.' });
  }
  await next();
  return;
});

export function isFromOtherSite({ headers, url }: Request): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site');
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = headers.get('Origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host);
}
