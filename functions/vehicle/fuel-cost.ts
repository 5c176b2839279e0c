import { Hono } from 'hono';
import * as v from 'valibot';
import { fuelCostFacts, hasFuelCost } from '#src/vehicle/fuel-cost/fuel-cost-facts.ts';
import {
  drivingNames,
  drivingOfQuery,
  FUEL_COST_PATH,
  type PriceName,
  startingDriving,
  typedFuelCost,
} from '#src/vehicle/fuel-cost/typed-driving.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readQuery } from '../http/read-body.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';

/** As typed: an invalid number is replaced by the dealer's default. */
const typed = v.optional(v.pipe(v.string(), v.maxLength(200)));
const querySchema = v.object({
  ...v.entriesFromList(drivingNames, typed),
  car_slug: v.optional(v.string(), ''),
});

const dollars = v.pipe(v.nullable(v.number()), v.description('Dollars; null where a figure is missing'));
const replySchema = v.object({
  perWeek: dollars,
  perYear: dollars,
  litresPer100Km: v.exactOptional(v.number()),
  kwhPer100Km: v.exactOptional(v.number()),
});

export const fuelCostEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: FUEL_COST_PATH,
    summary: 'The cost of fuel or charging of a vehicle, for a price and a distance',
    query: querySchema,
    replies: {
      200: { description: 'The cost per week and per year; browsers get a page', schema: replySchema },
      404: { description: 'This dealer has no fuel cost calculator' },
    },
  },
];

const rateNames = {
  'price-per-litre': 'litresPer100Km',
  'cents-per-kwh': 'kwhPer100Km',
} as const satisfies Record<PriceName, keyof v.InferOutput<typeof replySchema>>;

/** `GET /api/fuel-cost`: handles the fuel cost calculator's form without JavaScript. */
export function fuelCostRoutes(ports: Pick<Ports, 'publishedSite' | 'pages'>) {
  return new Hono<AppEnv>().get(FUEL_COST_PATH, publishedSiteOf(ports), async (c) => {
    const read = readQuery(c, querySchema);
    if (!read.ok) return read.reply;
    const { published } = c.var;
    const { settings } = published;
    if (!settings.vehicle.fuelCost.show) return notFoundProblem('No fuel cost calculator here.');
    const asked = await published.vehicle(read.value.car_slug);
    const vehicle = asked && hasFuelCost(asked, settings) ? asked : null;
    const { energies } = fuelCostFacts(vehicle, settings);
    const driving = drivingOfQuery(
      new URL(c.req.url).searchParams,
      startingDriving(settings.vehicle.fuelCost, energies),
    );
    if (wantsPage(c.req.raw)) return ports.pages.render(published, 'fuel-cost', { vehicle, typed: driving });
    const { perWeek, perYear } = typedFuelCost(driving, energies) ?? { perWeek: null, perYear: null };
    const rates = energies.map(({ name, per100Km }) => [rateNames[name], per100Km]);
    return c.json({ perWeek, perYear, ...Object.fromEntries(rates) } satisfies v.InferOutput<
      typeof replySchema
    >);
  });
}
