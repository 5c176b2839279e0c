import { Hono } from 'hono';
import * as v from 'valibot';
import { type CarToday, carsTodaySchema, MAX_CARS_ASKED } from '#src/garage/cars-today.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { priceDisplay } from '#src/vehicle/price/price-display.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import { namedCars } from './named-cars.ts';

const PATH = '/api/garage/cars';

/** A reserved car must show as reserved within a minute. */
const CACHE_CONTROL = 'public, max-age=30';

export const carsTodayEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PATH,
    summary: 'Live price and state of vehicles stored on a device, by page slug',
    query: v.object({ cars: v.optional(v.string()) }),
    replies: {
      200: { description: 'Those that are on the site, in the requested order', schema: carsTodaySchema },
    },
  },
];

/** `GET /api/garage/cars?cars={slug},{slug}`. */
export function carsTodayRoutes(ports: Pick<Ports, 'publishedSite' | 'database' | 'now' | 'reportError'>) {
  return new Hono<AppEnv>().get(PATH, publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const { searchParams } = new URL(c.req.url);
    const { vehicles } = await namedCars(ports, published, searchParams, MAX_CARS_ASKED);
    const cars = vehicles.map((vehicle) => today(vehicle, published.settings));
    return c.json({ cars }, 200, { 'Cache-Control': CACHE_CONTROL });
  });
}

function today(vehicle: Vehicle, { vehicle: texts, site }: Settings): CarToday {
  const { id, slug, name, isReserved } = vehicle;
  const { text: price } = priceDisplay(vehicle, texts.price, site.currency);
  if (!isAvailable(vehicle)) return { id, slug, name, price, state: 'sold' };
  return { id, slug, name, price, state: isReserved ? 'reserved' : 'available' };
}
