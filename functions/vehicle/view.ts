import { type Context, Hono } from 'hono';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { type ViewReply, viewReplySchema } from '#src/vehicle/live/view/view-reply.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { createTokenBuckets } from '../http/visitor/rate-limit.ts';
import { isFromOtherSite } from '../http/visitor/same-origin.ts';
import { visitorAddress } from '../http/visitor/visitor-address.ts';
import type { Ports } from '../ports/ports.ts';
import { isRobot } from './robots.ts';
import { readLiveStatus } from './status/read-live-status.ts';
import { countViewOrSkip, readViews } from './view-counts.ts';
import { createVisitorMemory } from './visitor-memory.ts';

export const viewEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/cars/:slug/view.json',
    summary: 'Counts a view and returns the live status of the vehicle',
    replies: {
      200: { description: 'Views, status and price', schema: viewReplySchema },
      404: { description: 'No such vehicle' },
    },
  },
];

/**
 * `GET /api/cars/{slug}/view.json`: counts a view and returns the live status. `photos_count`,
 * `updated_at` and `website_id` in the query identify the page; the answer does not depend on them.
 */
export function viewRoutes(ports: Ports) {
  const { database, now, reportError } = ports;
  const isFirst = createVisitorMemory({ now, newSalt: () => crypto.randomUUID() });
  // More pages than a person opens. Further requests are answered but not counted.
  const isCalm = createTokenBuckets({ now, burst: 60, perMinute: 30 });

  async function isCounted(
    c: Context<AppEnv>,
    { site, car }: { readonly site: string; readonly car: string },
  ): Promise<boolean> {
    const agent = c.req.header('User-Agent');
    if (c.req.method !== 'GET' || isRobot(agent) || isFromOtherSite(c.req.raw)) return false;
    const address = visitorAddress(c);
    return isCalm(address) && (await isFirst(site, car, address, agent ?? ''));
  }

  return new Hono<AppEnv>().get('/api/cars/:slug/view.json', publishedSiteOf(ports), async (c) => {
    const { settings, vehicle: find } = c.var.published;
    const vehicle = await find(c.req.param('slug'));
    if (vehicle === null) return notFoundProblem('There is no such vehicle here.');
    const car = { site: dealerOf(c.var.published), car: vehicle.id, fromFeed: vehicle.views ?? 0 };
    const isNew = await isCounted(c, car);
    const [views, { fields, knownAtMs }] = await Promise.all([
      isNew ? countViewOrSkip(database, car, reportError) : readViews(database, car),
      readLiveStatus(ports, c.var.published, vehicle),
    ]);
    // If the dealer's system reports every change at once, the known state is current.
    const checkedAtMs = settings.vehicle.liveStatus.reported ? now() : knownAtMs;
    const reply: ViewReply = { views, car_fields: fields, checked_at: new Date(checkedAtMs).toISOString() };
    return c.json(reply);
  });
}
