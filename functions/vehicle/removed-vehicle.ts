import { Hono } from 'hono';
import { cacheHeadersFor } from '#src/publish/policy/headers.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundReply } from '../http/replies/not-found-reply.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';

const PATH = '/cars/:slug{[a-z0-9-]+}';

export const removedVehicleEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PATH,
    summary: 'The address of a removed vehicle, for hosts with a limited number of redirects',
    replies: {
      301: { description: 'To the listing of its model' },
      404: { description: 'No such vehicle has existed, or its page is a static file' },
      410: { description: 'Removed, and its model has no listing' },
    },
  },
];

/**
 * `GET /cars/{slug}` on a host that has no such page: 301 or 410, like `static/serve-site.ts` on a
 * server with a disk.
 */
export function removedVehicleRoutes(ports: Pick<Ports, 'publishedSite'>) {
  return new Hono<AppEnv>().get(PATH, publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const leadsTo = await published.removedVehicleTarget(c.req.param('slug'));
    if (leadsTo === undefined) return notFoundReply(c);
    if (leadsTo === null) return notFoundReply(c, 410);
    return new Response(null, { status: 301, headers: { ...cacheHeadersFor(leadsTo), Location: leadsTo } });
  });
}
