import { Hono } from 'hono';
import {
  type PriceComparison,
  priceComparisonSchema,
} from '#src/market/comparison/price-comparison.schema.ts';
import { priceComparison } from '#src/market/comparison/price-comparison.ts';
import { hasPriceComparison } from '#src/market/market-sections.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';

/** Other dealers' prices change with their feeds, a few times a day. */
const CACHE_CONTROL = 'public, max-age=300';

export const priceComparisonEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/cars/:slug/autogauge',
    summary: "Compares a vehicle's price with the market",
    replies: {
      200: { description: 'The comparison', schema: priceComparisonSchema },
      404: { description: 'No such vehicle, or its price is not compared' },
      502: { description: 'The valuation failed' },
    },
  },
];

/**
 * `GET /cars/{slug}/autogauge`: how a vehicle's price compares (stock and vehicle §7), as shown on
 * its page. For a dealer with a valuation service, whose pages request this address, it is the
 * service's answer.
 */
export function priceComparisonRoutes(ports: Ports) {
  const { valuation, reportError } = ports;
  const compare = async ({ market, site }: PublishedSite['settings'], vehicle: Vehicle) => {
    if (market.priceComparison.source === 'service') return (await valuation?.compare(vehicle)) ?? null;
    return priceComparison(vehicle, {
      texts: market.priceComparison,
      currency: site.currency,
      car: site.vehicleWord.one,
      cars: site.vehicleWord.many,
    });
  };

  return new Hono<AppEnv>().get('/cars/:slug/autogauge', publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const vehicle = await published.vehicle(c.req.param('slug'));
    if (vehicle === null) return notFoundProblem('There is no such vehicle here.');
    if (!hasPriceComparison(vehicle, published.settings.market))
      return notFoundProblem('The price of this vehicle is not compared.');
    try {
      const comparison: PriceComparison | null = await compare(published.settings, vehicle);
      if (comparison === null) return notFoundProblem('No valuation service is set up.');
      c.header('Cache-Control', CACHE_CONTROL);
      return c.json(comparison);
    } catch (error) {
      reportError(error);
      return problemReply({ status: 502, title: 'The valuation failed' });
    }
  });
}
