import { Hono } from 'hono';
import { marketKey } from '#src/market/comparable-cars.ts';
import type { MarketCar } from '#src/market/market-car.ts';
import { hasPriceComparison } from '#src/market/market-sections.ts';
import { type PriceComparison, priceComparisonSchema } from '#src/market/price-comparison.schema.ts';
import { priceComparison } from '#src/market/price-comparison.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { createMarketIndex } from './market-index.ts';

/** Prices of others change with their feeds, a few times a day. */
const cacheControl = 'public, max-age=300';

/** What a published vehicle is compared as; null when its page shows no comparison. */
function marketCarOf(vehicle: Vehicle, { market }: PublishedSite['settings']): MarketCar | null {
  const price = currentPrice(vehicle);
  return price !== null && hasPriceComparison(vehicle, market) ? { ...vehicle, price } : null;
}

function notFound(detail: string): Response {
  return problemReply({ status: 404, title: 'Not found', detail });
}

export const priceComparisonEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/cars/:slug/autogauge',
    summary: 'How the price of a vehicle stands in its market',
    replies: {
      200: { description: 'The comparison', schema: priceComparisonSchema },
      404: { description: 'No such vehicle, or its price is not compared' },
      502: { description: 'The valuation could not be had' },
    },
  },
];

/** `GET /cars/{slug}/autogauge`: how the price of a vehicle stands (stock and vehicle §7). */
export function priceComparisonRoutes(ports: Ports) {
  const index = createMarketIndex(ports);

  const compare = async (
    { slug, settings }: PublishedSite,
    vehicle: Vehicle,
    car: MarketCar,
  ): Promise<PriceComparison> => {
    if (ports.valuation !== null) return ports.valuation.compare(vehicle);
    return priceComparison({ dealer: slug, car }, await index.listings(marketKey(car)), {
      texts: settings.market.priceComparison,
      currency: settings.site.currency,
      car: settings.site.vehicleWord.one,
      cars: settings.site.vehicleWord.many,
    });
  };

  return new Hono<AppEnv>().get('/cars/:slug/autogauge', publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const vehicle = await published.vehicle(c.req.param('slug'));
    if (vehicle === null) return notFound('There is no such vehicle here.');
    const car = marketCarOf(vehicle, published.settings);
    if (car === null) return notFound('The price of this vehicle is not compared.');
    try {
      c.header('Cache-Control', cacheControl);
      return c.json(await compare(published, vehicle, car));
    } catch (error) {
      ports.reportError(error);
      return problemReply({ status: 502, title: 'The valuation could not be had' });
    }
  });
}
