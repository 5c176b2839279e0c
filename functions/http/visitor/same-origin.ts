import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';

/** They only read (RFC 9110, 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page made a browser send. `Sec-Fetch-Site` says so where the browser knows it,
 * else `Origin` does; whoever sends neither is no browser and no shopper's cookie comes with it: a dealer's
 * system with its token, a provider's notice with its signature. Hosts are compared, not schemes: a proxy may
 * have ended https on the way.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method) && isFromOtherSite(c.req.raw)) {
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
