import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  type CalculatorFacts,
  calculatorFacts,
  canCalculate,
} from '#src/finance/calculator/calculator-facts.ts';
import { CALCULATION_PATH, CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { calculated, comparisonRateFor } from '#src/finance/calculator/calculator-words.ts';
import { type Figures, figureNames } from '#src/finance/calculator/figures/calculator-figures.ts';
import {
  figuresOfQuery,
  hasFigures,
  queryOfFigures,
} from '#src/finance/calculator/figures/calculator-query.ts';
import { yearOf } from '#src/values/time/date.ts';
import { carEstimate } from '#src/vehicle/estimate/car-estimate.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readQuery } from '../http/read-body.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { builtPage } from '../http/site/built-page.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { carOf } from '../leads/car-of.ts';
import type { Ports } from '../ports/ports.ts';

/** As typed: an invalid number is ignored, and one outside the limits is clamped. */
const typed = v.optional(v.pipe(v.string(), v.maxLength(200)));
const querySchema = v.object({
  ...v.entriesFromList([...figureNames, 'frequency', 'car_id'], typed),
  car_slug: typed,
});

const dollars = v.number();
const replySchema = v.object({
  car: v.pipe(
    v.nullable(v.object({ name: v.string(), path: v.string(), price: v.nullable(dollars) })),
    v.description('The vehicle of `car_id` or `car_slug`; null where a loan for it cannot be worked out'),
  ),
  figures: v.pipe(
    v.object({ ...v.entriesFromList(figureNames, v.number()), frequency: v.string() }),
    v.description('What it was worked out for: dollars, years and percent a year'),
  ),
  annualRate: v.number(),
  comparisonRate: v.number(),
  repayment: v.pipe(v.nullable(dollars), v.description('Null where it is too small to show')),
  total: v.nullable(dollars),
  totalInterest: v.nullable(dollars),
  warning: v.pipe(v.string(), v.description('Always to be shown beside the comparison rate')),
});

export const calculationEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: CALCULATION_PATH,
    summary: 'Calculates a loan, with the limits and fees of a lender',
    query: querySchema,
    replies: {
      200: { description: 'The repayment and its rates; browsers get a page', schema: replySchema },
      404: { description: 'This dealer has no calculator' },
    },
  },
  {
    method: 'GET',
    path: CALCULATOR_PATH,
    summary: 'The calculator’s page for the vehicle in `car_id`',
    query: v.object({ car_id: typed }),
    replies: {
      200: { description: 'The page', mediaType: 'text/html' },
      404: { description: 'This dealer has no calculator' },
    },
  },
];

type CalculationPorts = Pick<Ports, 'publishedSite' | 'pages' | 'now'>;

/**
 * `GET /api/finance/calculation`: answers the calculator's form without JavaScript, for a vehicle
 * with the rate, limits and fees of the lender behind its offer.
 */
export function calculationRoutes(ports: CalculationPorts) {
  return new Hono<AppEnv>()
    .get(CALCULATION_PATH, publishedSiteOf(ports), (c) => answer(c, ports))
    .get(CALCULATOR_PATH, siteHeaders, publishedSiteOf(ports), (c) =>
      c.req.query('car_id') ? answer(c, ports) : builtPage(c, CALCULATOR_PATH),
    );
}

async function answer(c: Context<AppEnv>, ports: CalculationPorts): Promise<Response> {
  const read = readQuery(c, querySchema);
  if (!read.ok) return read.reply;
  const { published } = c.var;
  const { settings } = published;
  const asked = await carOf(published, read.value);
  const vehicle = asked && canCalculate(asked) ? asked : null;
  const thisYear = yearOf(ports.now(), settings.site.timeZone);
  const estimate = vehicle && carEstimate(vehicle, settings.finance, thisYear);
  const facts = calculatorFacts(settings, vehicle, estimate?.loan);
  if (facts === null) return notFoundProblem('No finance calculator here.');
  const { searchParams } = new URL(c.req.url);
  const figures = figuresOfQuery(searchParams, facts);
  const { comparisonRateWarning: warning } = settings.vehicle.price;
  if (!wantsPage(c.req.raw)) return c.json(replyOf({ figures, facts, vehicle, warning }));
  const query = hasFigures(searchParams) ? queryOfFigures(figures, facts).toString() : '';
  return ports.pages.render(published, 'calculation', { vehicle, query });
}

interface Asked {
  readonly figures: Figures;
  readonly facts: CalculatorFacts;
  readonly vehicle: Vehicle | null;
  readonly warning: string;
}

function replyOf({ figures, facts, vehicle, warning }: Asked): v.InferOutput<typeof replySchema> {
  const { result } = calculated(figures, facts);
  const cents = (amount: number | undefined) =>
    amount === undefined ? null : Math.round(amount * 100) / 100;
  return {
    car: vehicle && { name: vehicle.name, path: vehiclePath(vehicle), price: currentPrice(vehicle) },
    figures,
    annualRate: figures.interest,
    comparisonRate: comparisonRateFor(figures, facts),
    repayment: cents(result?.repayment),
    total: cents(result?.total),
    totalInterest: cents(result?.totalInterest),
    warning,
  };
}
