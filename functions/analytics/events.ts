import { Hono } from 'hono';
import { type AnalyticsEvent, visitorEventSchema } from '#src/analytics/event.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { limitBody } from '../http/limit-body.ts';
import { readBody } from '../http/read-body.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { rateLimit } from '../http/visitor/rate-limit.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { isRobot } from '../vehicle/robots.ts';
import { countOfToday, isCounting } from './count-event.ts';

export const eventEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/events',
    summary: 'Counts an event of a visitor',
    body: visitorEventSchema,
    replies: { 204: { description: 'Counted, if the dealer uses analytics' } },
  },
];

/**
 * `POST /api/events`: counts what visitors do, per event, car and day in the dealer's time zone. No
 * visitor, exact time or page is stored.
 */
export function eventRoutes(ports: Ports) {
  const { counter, now } = ports;
  return new Hono<AppEnv>().post(
    '/api/events',
    // All visitors on a showroom's network share one address.
    rateLimit({ now, burst: 600, perMinute: 300 }),
    limitBody(4096),
    publishedSiteOf(ports),
    async (c) => {
      const body = await readBody(c, visitorEventSchema);
      if (!body.ok) return body.reply;
      const { published } = c.var;
      // A page loaded before the dealer switched analytics off may still send events.
      if (!isCounting(published) || isRobot(c.req.header('User-Agent'))) return c.body(null, 204);
      const { name: kind, car } = body.value;
      counter.add(countOfToday(published, { kind, key: await knownCar(published, car) }, now()));
      return c.body(null, 204);
    },
  );
}

/**
 * The vehicle's id, or `''` for none and for a vehicle that is not published: made-up ids must not
 * fill the table.
 */
async function knownCar(published: PublishedSite, car: AnalyticsEvent['car']): Promise<string> {
  if (car === null) return '';
  const vehicle = await published.vehicle(car.slug);
  return vehicle?.id === car.id ? car.id : '';
}
