import { Hono } from 'hono';
import * as v from 'valibot';
import { SHARED_LIST_PATH, sharedBy } from '#src/garage/shared-list/shared-list.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundReply } from '../http/replies/not-found-reply.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import { namedCars } from './named-cars.ts';

type ListPorts = Pick<Ports, 'publishedSite' | 'pages' | 'database' | 'now' | 'reportError'>;

/** The second path is for hosts that serve static files before functions. */
const paths = [SHARED_LIST_PATH, '/api/garage/shared-list'] as const;

export const sharedListEndpoints: readonly Endpoint[] = paths.map((path) => ({
  method: 'GET',
  path,
  summary: 'A shared list of vehicles, with their live state',
  query: v.object({ cars: v.optional(v.string()), from: v.optional(v.string()) }),
  replies: {
    200: { description: 'The page; it names vehicles that are not on the site', mediaType: 'text/html' },
    404: { description: 'This dealer has no shared lists' },
  },
}));

/** `GET /shared-list?cars={slug},{slug}&from={name}`. */
export function sharedListRoutes(ports: ListPorts) {
  const app = new Hono<AppEnv>();
  for (const path of paths) {
    app.get(path, siteHeaders, publishedSiteOf(ports), async (c) => {
      const { published } = c.var;
      const { sharedList } = published.settings.garage;
      if (!sharedList.show) return notFoundReply(c);
      const { searchParams } = new URL(c.req.url);
      const cars = await namedCars(ports, published, searchParams, sharedList.max);
      return ports.pages.render(published, 'shared-list', { cars, from: sharedBy(searchParams) });
    });
  }
  return app;
}
