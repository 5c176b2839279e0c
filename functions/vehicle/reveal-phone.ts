import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { limitBody } from '../http/limit-body.ts';
import { readBody } from '../http/read-body.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { addressLimit } from '../http/visitor/address-limit.ts';
import type { Ports } from '../ports/ports.ts';

const name = v.pipe(v.string(), v.maxLength(100));

const revealSchema = v.object({
  car_id: v.pipe(name, v.minLength(1)),
  /** Slug of the branch; empty when the car has none. */
  dealership_id: name,
  website_id: name,
});

export const revealPhoneEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/reveal-phone',
    summary: 'Counts that a phone number was revealed',
    body: revealSchema,
    replies: { 204: { description: 'Counted' } },
  },
];

/**
 * `POST /api/reveal-phone`: logs that a number was shown, without any data about the visitor. The
 * dealer is known from the host; `website_id` is not used.
 */
export function revealPhoneRoutes(ports: Ports) {
  const { database, now } = ports;
  return new Hono<AppEnv>().post(
    '/api/reveal-phone',
    limitBody(1024),
    publishedSiteOf(ports),
    addressLimit(ports, { what: 'reveal', rate: { burst: 20, perHour: 600 } }),
    async (c) => {
      const body = await readBody(c, revealSchema);
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
