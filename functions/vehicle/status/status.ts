import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { timingSafeEqual } from 'hono/utils/buffer';
import * as v from 'valibot';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { vehicleStatuses } from '#src/values/vehicle/vehicle-statuses.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { limitBody } from '../../http/limit-body.ts';
import { readBody } from '../../http/read-body.ts';
import { notFoundProblem, problemReply } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { standingReport } from './live-status.ts';
import { readReport, writeReport } from './status-reports.ts';

const MAX_PRICE = 100_000_000;
/** Messages for the developers of the dealer's system. */
const allowed = {
  status: `The status is ${new Intl.ListFormat('en', { type: 'disjunction' }).format(vehicleStatuses)}.`,
  reserved: 'Whether it is reserved is true or false.',
  price: `The price is a number of dollars, from 0 to ${MAX_PRICE}.`,
};

const reportSchema = v.strictObject({
  status: v.picklist(vehicleStatuses, allowed.status),
  reserved: v.boolean(allowed.reserved),
  /** In dollars; 10 or less for no price; missing when unchanged. */
  price: v.optional(
    v.pipe(v.number(allowed.price), v.minValue(0, allowed.price), v.maxValue(MAX_PRICE, allowed.price)),
  ),
});

const PATH = '/api/cars/:slug/status';

export const statusEndpoints: readonly Endpoint[] = [
  {
    method: 'PUT',
    path: PATH,
    summary: 'Reports that a vehicle was sold, reserved or marked down',
    body: reportSchema,
    access: 'bearer',
    replies: {
      204: { description: 'Stored; pages show it from now on' },
      401: { description: 'The secret is missing or wrong' },
      404: { description: 'No such vehicle, or this dealer accepts no reports' },
      503: { description: "The dealer's secret is not set up yet" },
    },
  },
];

/**
 * `PUT /api/cars/{slug}/status`: the dealer's own system reports that a car was sold, reserved or
 * marked down, hours before the next feed. It authenticates with the dealer's secret as a bearer
 * token (RFC 6750).
 */
export function statusRoutes(ports: Ports) {
  const { database, now } = ports;
  return new Hono<AppEnv>().put(
    PATH,
    publishedSiteOf(ports),
    dealersSystem(ports),
    limitBody(4096),
    async (c) => {
      const { stockAtMs, vehicle: find } = c.var.published;
      const vehicle = await find(c.req.param('slug'));
      if (vehicle === null) return notFoundProblem('There is no such vehicle here.');
      const body = await readBody(c, reportSchema);
      if (!body.ok) return body.reply;
      const car = { site: dealerOf(c.var.published), car: vehicle.id };
      const { status, reserved, price: newPrice } = body.value;
      const price = newPrice ?? standingReport(await readReport(database, car), stockAtMs)?.price ?? null;
      await writeReport(database, car, { status, reserved, price, atMs: now() });
      return c.body(null, 204);
    },
  );
}

/** Middleware that admits only the dealer's own system. */
function dealersSystem({ secret, reportError }: Pick<Ports, 'secret' | 'reportError'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { published } = c.var;
    if (!published.settings.vehicle.liveStatus.reported)
      return notFoundProblem('This dealer takes no reports.');
    const name = secretVariable(published);
    const expected = secret(name);
    if (expected === undefined) {
      reportError(new Error(`A status report for ${published.slug} was refused: ${name} is not set.`));
      return problemReply({ status: 503, title: 'Reports are not set up yet' });
    }
    if (!(await timingSafeEqual(bearerToken(c), expected))) {
      return problemReply(
        { status: 401, title: 'Unauthorized', detail: "The dealer's secret is needed as a bearer token." },
        { 'WWW-Authenticate': 'Bearer' },
      );
    }
    await next();
    return;
  });
}

/** `STATUS_SECRET_CITY_MOTORS`, unless the dealer's settings name another variable. */
function secretVariable(published: Pick<PublishedSite, 'slug' | 'settings'>): string {
  const standard = `STATUS_SECRET_${dealerOf(published).toUpperCase().replaceAll('-', '_')}`;
  return published.settings.vehicle.liveStatus.secretVariable ?? standard;
}

function bearerToken(c: Context<AppEnv>): string {
  return /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
}
