import { Hono } from 'hono';
import * as v from 'valibot';
import { fuelCostFacts, hasFuelCost } from '#src/vehicle/fuel-cost/fuel-cost-facts.ts';
import {
  drivingNames,
  drivingOfQuery,
  FUEL_COST_PATH,
  startingDriving,
  typedFuelCost,
} from '#src/vehicle/fuel-cost/typed-driving.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readQuery } from '../http/read-body.ts';
import { problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';

/** As typed: an invalid number is replaced by the dealer's default. */
const typed = v.optional(v.pipe(v.string(), v.maxLength(200)));
const querySchema = v.object({
  ...v.entriesFromList(drivingNames, typed),
  car_slug: v.optional(v.string(), ''),
});

const dollars = v.pipe(v.nullable(v.number()), v.description('Dollars; null where a figure is missing'));
const replySchema = v.object({ perWeek: dollars, perYear: dollars, litresPer100Km: v.number() });

export const fuelCostEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: FUEL_COST_PATH,
    summary: 'The fuel cost of a vehicle, for a price and a distance',
    query: querySchema,
    replies: {
      200: { description: 'The cost per week and per year; browsers get a page', schema: replySchema },
      404: { description: 'This dealer has no fuel cost calculator' },
    },
  },
];

/** `GET /api/fuel-cost`: handles the fuel cost calculator's form without JavaScript. */
export function fuelCostRoutes(ports: Pick<Ports, 'publishedSite' | 'pages'>) {
  return new Hono<AppEnv>().get(FUEL_COST_PATH, publishedSiteOf(ports), async (c) => {
    const read = readQuery(c, querySchema);
    if (!read.ok) return read.reply;
    const { published } = c.var;
    const { settings } = published;
    if (!settings.vehicle.fuelCost.show) {
      return problemReply({ status: 404, title: 'Not found', detail: 'No fuel cost calculator here.' });
    }
    const asked = await published.vehicle(read.value.car_slug);
    const vehicle = asked && hasFuelCost(asked, settings) ? asked : null;
    const driving = drivingOfQuery(
      new URL(c.req.url).searchParams,
      startingDriving(settings.vehicle.fuelCost),
    );
    if (wantsPage(c.req.raw)) return ports.pages.render(published, 'fuel-cost', { vehicle, typed: driving });
    const { litresPer100Km } = fuelCostFacts(vehicle, settings);
    const { perWeek, perYear } = typedFuelCost(driving, litresPer100Km) ?? { perWeek: null, perYear: null };
    return c.json({ perWeek, perYear, litresPer100Km } satisfies v.InferOutput<typeof replySchema>);
  });
}
