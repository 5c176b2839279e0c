import { Hono } from 'hono';
import * as v from 'valibot';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { standingReport } from './status/live-status.ts';
import { readReport } from './status/status-reports.ts';

/** Stock changes with the feed; a car sold meanwhile may be listed for this long. */
const CACHE_CONTROL = 'public, max-age=300';

export const relatedEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/cars/:slug/related',
    summary: 'Ids of similar vehicles in stock, most similar first',
    replies: {
      200: { description: 'Usually a few', schema: v.array(v.string()) },
      404: { description: 'There is no such vehicle' },
    },
  },
];

/**
 * `GET /api/cars/{slug}/related`: "related car ids by slug … list of ids" (stock and vehicle §7),
 * by the rules of similar cars (§9) as computed by the build, without cars reported as sold since.
 */
export function relatedRoutes(ports: Pick<Ports, 'publishedSite' | 'database'>) {
  return new Hono<AppEnv>().get('/api/cars/:slug/related', publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const slug = c.req.param('slug');
    if ((await published.vehicle(slug)) === null) return notFoundProblem('There is no such vehicle here.');
    return c.json(await relatedInStock(ports, published, slug), 200, { 'Cache-Control': CACHE_CONTROL });
  });
}

/** Ids of vehicles similar to the one with this slug, most similar first. */
export async function relatedInStock(
  ports: Pick<Ports, 'database'>,
  published: PublishedSite,
  slug: string,
): Promise<string[]> {
  const ids = await published.relatedIds(slug);
  const areThere = await Promise.all(ids.map((car) => isInStock(ports, published, car)));
  return ids.filter((_, index) => areThere[index]);
}

async function isInStock(
  { database }: Pick<Ports, 'database'>,
  published: PublishedSite,
  car: string,
): Promise<boolean> {
  const report = standingReport(
    await readReport(database, { site: dealerOf(published), car }),
    published.stockAtMs,
  );
  return report === null || report.status === 'in_stock';
}
