import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { wantedTime, withTime } from '#src/leads/test-drive/time-picker/wanted-time.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import { carOf } from '../car-of.ts';

const name = v.fallback(v.pipe(v.string(), v.maxLength(200)), '');

/** Names the car by id or by slug, as links to the page do, and perhaps a time. */
export const carQuerySchema = v.object({
  car_id: v.optional(name, ''),
  car: v.optional(name, ''),
  booking_at: v.optional(name, ''),
});

const PAGE = '/book-test-drive';

/**
 * `/book-test-drive?car_id={id}` and `?car={slug}`: redirects to the form of that car, or to the
 * page without a car if it is gone, where the shopper names one; the time that the address asks for
 * stays in it. The address below `/api` is for hosts that serve static files before functions.
 */
export function testDriveOfCarRoutes(ports: Pick<Ports, 'publishedSite'>) {
  const toForm = async (c: Context<AppEnv>) => {
    const query = v.parse(carQuerySchema, c.req.query());
    const name = query.car || query.car_id;
    const vehicle = await carOf(c.var.published, { car_id: name, car_slug: name });
    const at = query.booking_at === '' ? '' : wantedTime(new URL(c.req.url).search);
    return c.redirect(withTime(vehicle === null ? PAGE : `/cars/${vehicle.slug}/test-drive`, at), 302);
  };
  return new Hono<AppEnv>()
    .get(PAGE, publishedSiteOf(ports), toForm)
    .get('/api/test-drive/form', publishedSiteOf(ports), toForm);
}
