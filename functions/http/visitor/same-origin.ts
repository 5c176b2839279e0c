import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';

/** Safe methods (RFC 9110, 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests (CSRF), by `Sec-Fetch-Site` or else `Origin`. A request with neither
 * header is not from a browser and carries no shopper's cookie: a dealer's system with its token,
 * or a provider's signed event. Only hosts are compared, because a proxy may have terminated https.
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
