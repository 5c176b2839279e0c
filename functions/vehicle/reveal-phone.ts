import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import { jsonLimit, readJson } from '../http/json-body.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { sameOrigin } from '../http/same-origin.ts';
import type { Ports } from '../ports/ports.ts';

const name = v.pipe(v.string(), v.maxLength(100));

const revealSchema = v.object({
  car_id: v.pipe(name, v.minLength(1)),
  /** The branch; empty when the car has none. */
  dealership_id: name,
  website_id: name,
});

/**
 * `POST /api/reveal-phone`: that a number was shown is logged, with nothing about who asked. Whose site it is
 * follows from the host; what the page says of it is not needed.
 */
export function revealPhoneRoutes(ports: Ports) {
  const { database, now } = ports;
  return new Hono<AppEnv>().post(
    '/api/reveal-phone',
    sameOrigin,
    rateLimit({ now, burst: 20, perMinute: 10 }),
    jsonLimit(1024),
    publishedSiteOf(ports),
    async (c) => {
      const body = await readJson(c.req.raw, revealSchema);
      if (!body.ok) return body.reply;
      const { car_id: car, dealership_id: branch } = body.value;
      await database.execute({
        sql: 'INSERT INTO phone_reveals (revealed_at, site, car, branch) VALUES (?, ?, ?, ?)',
        args: [now(), c.var.published.slug, car, branch],
      });
      return c.body(null, 204);
    },
  );
}
