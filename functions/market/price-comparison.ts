import { Hono } from 'hono';
import { marketKey } from '#src/market/comparable-cars.ts';
import type { MarketCar } from '#src/market/market-car.ts';
import type { PriceComparison } from '#src/market/price-comparison.schema.ts';
import { priceComparison } from '#src/market/price-comparison.ts';
import { isAvailable } from '#src/vehicle/availability.ts';
import { currentPrice } from '#src/vehicle/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { createMarketIndex } from './market-index.ts';

/** Prices of others change with their feeds, a few times a day. */
const cacheControl = 'public, max-age=300';

/** What a published vehicle is compared as; null when it is not for sale at a price. */
function marketCarOf(vehicle: Vehicle): MarketCar | null {
  const price = currentPrice(vehicle);
  return price === null || !isAvailable(vehicle) ? null : { ...vehicle, price };
}

function notFound(detail: string): Response {
  return problemReply({ status: 404, title: 'Not found', detail });
}

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
      cars: settings.site.vehicleWord.many,
    });
  };

  return new Hono<AppEnv>().get('/cars/:slug/autogauge', publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const vehicle = await published.vehicle(c.req.param('slug'));
    if (vehicle === null) return notFound('There is no such vehicle here.');
    const car = marketCarOf(vehicle);
    if (car === null || !published.settings.market.priceComparison.show) {
      return notFound('The price of this vehicle is not compared.');
    }
    try {
      c.header('Cache-Control', cacheControl);
      return c.json(await compare(published, vehicle, car));
    } catch (error) {
      ports.reportError(error);
      return problemReply({ status: 502, title: 'The valuation could not be had' });
    }
  });
}
