import { Hono } from 'hono';
import * as v from 'valibot';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundReply } from '../http/replies/not-found-reply.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import { namedCars } from './named-cars.ts';

type ComparePorts = Pick<Ports, 'publishedSite' | 'pages' | 'database' | 'now' | 'reportError'>;

/** The second path is for hosts that serve static files before functions. */
const paths = [COMPARE_PATH, '/api/garage/compare'] as const;

export const comparePageEndpoints: readonly Endpoint[] = paths.map((path) => ({
  method: 'GET',
  path,
  summary: 'Compares vehicles, with their live state',
  query: v.object({ cars: v.optional(v.string()) }),
  replies: {
    200: { description: 'The page; it names vehicles that are not on the site', mediaType: 'text/html' },
    404: { description: 'This dealer has no comparison' },
  },
}));

/** `GET /compare?cars={slug},{slug}`. */
export function comparePageRoutes(ports: ComparePorts) {
  const app = new Hono<AppEnv>();
  for (const path of paths) {
    app.get(path, siteHeaders, publishedSiteOf(ports), async (c) => {
      const { published } = c.var;
      const { compare } = published.settings.garage;
      if (!compare.show) return notFoundReply(c);
      const { searchParams } = new URL(c.req.url);
      const cars = await namedCars(ports, published, searchParams, compare.max);
      return ports.pages.render(published, 'compare', cars);
    });
  }
  return app;
}
