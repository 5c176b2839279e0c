import { createMiddleware } from 'hono/factory';
import type { Ports } from '../../ports/ports.ts';
import type { AppEnv } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';
import { siteOfHost } from './site-of-host.ts';

/**
 * Sets `c.var.site`, or answers 421 Misdirected Request (RFC 9110, 15.5.20) for an unknown host
 * name. A 404 would mean that the host is ours and could be cached. The reply names no dealer.
 */
export function tenantFromHost(listSites: Ports['listSites']) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const match = siteOfHost(new URL(c.req.url).hostname, await listSites());
    if (match.kind === 'unknown') {
      return problemReply({
        status: 421,
        title: 'Unknown host',
        detail: `No dealer is served at ${match.hostname}.`,
      });
    }
    c.set('site', match.kind === 'site' ? match.site : undefined);
    await next();
    return;
  });
}
