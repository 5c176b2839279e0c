import { Hono } from 'hono';
import { type AnalyticsEvent, eventSchema } from '#src/analytics/event.schema.ts';
import { dayOf } from '#src/values/date.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonLimit, readJson } from '../http/json-body.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { sameOrigin } from '../http/same-origin.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';

/**
 * `POST /api/events`: what visitors do, as a number per day of the dealer's calendar, event and car. Who it
 * was, when exactly and on which page is not kept.
 */
export function eventRoutes(ports: Ports) {
  const { database, now } = ports;
  return new Hono<AppEnv>().post(
    '/api/events',
    sameOrigin,
    // A showroom's visitors share one address.
    rateLimit({ now, burst: 600, perMinute: 300 }),
    jsonLimit(4096),
    publishedSiteOf(ports),
    async (c) => {
      const body = await readJson(c.req.raw, eventSchema);
      if (!body.ok) return body.reply;
      const { published } = c.var;
      // A page from before the dealer switched counting off may still send.
      if (!published.settings.analytics.enabled) return c.body(null, 204);
      const day = dayOf(now(), published.settings.site.timeZone);
      const car = await knownCar(published, body.value.car);
      await database.execute({
        sql: `INSERT INTO event_counts (site, day, name, car, count) VALUES (?, ?, ?, ?, 1)
          ON CONFLICT DO UPDATE SET count = count + 1`,
        args: [published.slug, day, body.value.name, car],
      });
      return c.body(null, 204);
    },
  );
}

/** The vehicle's id; `''` for none, and for one that is not published: made-up cars must not fill the table. */
async function knownCar(published: PublishedSite, car: AnalyticsEvent['car']): Promise<string> {
  if (car === null) return '';
  const vehicle = await published.vehicle(car.slug);
  return vehicle?.id === car.id ? car.id : '';
}
