import { Hono } from 'hono';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { type TakenCars, takenCarsSchema } from '#src/vehicle/live/taken-cars/taken-cars.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { readTakenReports } from '../vehicle/status/status-reports.ts';
import { readHeldCars } from './holds.ts';

const PATH = '/api/cars/taken';

/**
 * A car must show Reserved everywhere within a minute: pages poll (`taken-cars.store.ts`), and this
 * limits how old an answer may be.
 */
const CACHE_CONTROL = 'public, max-age=15';

export const takenCarsEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PATH,
    summary: 'Vehicles reserved or sold since the build, by page slug',
    replies: { 200: { description: 'Usually few', schema: takenCarsSchema } },
  },
];

type TakenPorts = Pick<Ports, 'publishedSite' | 'database' | 'now'>;

/**
 * `GET /api/cars/taken`: for cards in lists, whose data is as old as the build or the search index.
 */
export function takenCarsRoutes(ports: TakenPorts) {
  return new Hono<AppEnv>().get(PATH, publishedSiteOf(ports), async (c) =>
    c.json(await takenCars(ports, c.var.published), 200, { 'Cache-Control': CACHE_CONTROL }),
  );
}

async function takenCars({ database, now }: TakenPorts, published: PublishedSite): Promise<TakenCars> {
  const { stockAtMs, slugOf } = published;
  const site = dealerOf(published);
  const [held, reports] = await Promise.all([
    readHeldCars(database, site, now()),
    readTakenReports(database, site, stockAtMs),
  ]);
  const taken: TakenCars = {};
  // A report says more than a hold, so it is written last.
  for (const { car, state } of [...held.map((id) => ({ car: id, state: 'reserved' as const })), ...reports]) {
    const slug = await slugOf(car);
    if (slug !== null) taken[slug] = state;
  }
  return taken;
}
