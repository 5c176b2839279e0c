import { Hono } from 'hono';
import { cacheHeadersFor } from '#src/publish/policy/headers.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundReply } from '../http/replies/not-found-reply.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';

const path = '/cars/:slug{[a-z0-9-]+}';

export const removedVehicleEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path,
    summary: 'The page of a vehicle that has none any more, for hosts whose list of redirects is too short',
    replies: {
      301: { description: 'To what there is of its model' },
      404: { description: 'There has never been such a vehicle, or its page is a file of the site' },
      410: { description: 'Gone, and nothing of its model is there' },
    },
  },
];

/**
 * `GET /cars/{slug}` on a host that has no such page: 301 or 410, like `static/serve-site.ts` on a
 * server with a disk.
 */
export function removedVehicleRoutes(ports: Pick<Ports, 'publishedSite'>) {
  return new Hono<AppEnv>().get(path, publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const leadsTo = await published.removedVehicleTarget(c.req.param('slug'));
    if (leadsTo === undefined) return notFoundReply(c);
    if (leadsTo === null) return notFoundReply(c, 410);
    return new Response(null, { status: 301, headers: { ...cacheHeadersFor(leadsTo), Location: leadsTo } });
  });
}
