import { Hono } from 'hono';
import * as v from 'valibot';
import { yearOf } from '#src/values/time/date.ts';
import { canFinance } from '#src/vehicle/actions/actions.ts';
import { cardOf } from '#src/vehicle/branch-features.ts';
import { financeDisclaimer } from '#src/vehicle/details/offer/finance-disclaimer.ts';
import { financeEstimate } from '#src/vehicle/estimate/estimate.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readQuery } from '../http/read-body.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { carOf } from '../leads/car-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';

const PATH = '/api/finance/disclaimer';
/** The offer changes with the feed. */
const CACHE_CONTROL = 'public, max-age=300';

const name = v.optional(v.pipe(v.string(), v.maxLength(200)));
const querySchema = v.object({ car_id: name, car_slug: name });

const replySchema = v.object({
  /** The lender's full text for the offer, or the warning if it has none. */
  text: v.string(),
  /** Must always be visible, before any text that is collapsed. */
  warning: v.string(),
});

export const disclaimerEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PATH,
    summary: 'The finance disclaimer of a vehicle, by `car_slug` or `car_id`',
    query: querySchema,
    replies: {
      200: { description: 'The text', schema: replySchema },
      404: { description: 'No such vehicle, or it cannot be financed' },
    },
  },
];

/** `GET /api/finance/disclaimer`: "finance disclaimer by car id … disclaimer text" (stock and vehicle §7). */
export function disclaimerRoutes(ports: Pick<Ports, 'publishedSite' | 'now'>) {
  return new Hono<AppEnv>().get(PATH, publishedSiteOf(ports), async (c) => {
    const query = readQuery(c, querySchema);
    if (!query.ok) return query.reply;
    const reply = await disclaimerOf(c.var.published, query.value, ports.now());
    if (reply === null) return notFoundProblem(c.var.published.settings.finance.texts.noDisclaimer);
    return c.json(reply, 200, { 'Cache-Control': CACHE_CONTROL });
  });
}

async function disclaimerOf(
  published: PublishedSite,
  asked: v.InferOutput<typeof querySchema>,
  now: number,
): Promise<v.InferOutput<typeof replySchema> | null> {
  const { vehicle: texts, finance, site } = published.settings;
  const { price, financeDisclaimer: settings } = texts;
  const vehicle = await carOf(published, asked);
  if (vehicle === null || !settings.show) return null;
  const estimate = financeEstimate(vehicle, finance, yearOf(now, site.timeZone));
  if (estimate === null && !canFinance(vehicle, cardOf(vehicle, published.settings))) return null;
  const whole = financeDisclaimer(estimate, { ...settings, isCut: false });
  const warning = price.comparisonRateWarning;
  return { text: whole?.shown.join('\n') ?? warning, warning };
}
