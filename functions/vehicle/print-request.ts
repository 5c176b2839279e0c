import { Hono } from 'hono';
import * as v from 'valibot';
import { printTarget } from '#src/vehicle/print/print-target.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundReply } from '../http/replies/not-found-reply.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';

const PATH = '/print';

export const printRequestEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PATH,
    summary: 'Redirects to the vehicle, whose page then prints',
    query: v.object({ car_id: v.optional(v.string()) }),
    replies: {
      302: { description: 'To the vehicle, or to the page that says that it does not exist' },
      404: { description: 'No vehicle is named, or this dealer offers no printing' },
    },
  },
];

/**
 * `GET /print?car_id={slug}`: redirects to the vehicle, so that the link works without JavaScript.
 * On hosts that serve static files before functions, the built page finds the vehicle with a
 * script.
 */
export function printRequestRoutes(ports: Pick<Ports, 'publishedSite'>) {
  return new Hono<AppEnv>().get(PATH, siteHeaders, publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    if (!published.settings.site.features.printing || !c.req.query('car_id')) return notFoundReply(c);
    const asked = printTarget(new URL(c.req.url).search);
    const isThere = asked !== null && (await published.vehicle(asked.slug)) !== null;
    return c.redirect(isThere ? asked.href : PATH, 302);
  });
}
