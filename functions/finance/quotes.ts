import { Hono } from 'hono';
import {
  type QuoteRequest,
  quoteRequestSchema,
  type WarnedQuote,
  warnedQuoteSchema,
} from '#src/finance/quote.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readBody } from '../http/read-body.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { takeFromAddress } from '../http/visitor/address-limit.ts';
import { carOf } from '../leads/car-of.ts';
import { addErrorField } from '../leads/form/add-error-field.ts';
import { LenderRefusal } from '../ports/lender.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { documentedLimits } from './documented-limits.ts';

const PATH = '/api/youx/quote';

export const quoteEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: PATH,
    summary: 'The weekly cost of a vehicle; each dealer may have other limits',
    body: quoteRequestSchema(documentedLimits, 'AUD'),
    replies: {
      200: { description: 'The quote of a lender, or an estimate', schema: warnedQuoteSchema },
      404: { description: 'This dealer gives no quotes' },
      422: { description: 'Outside the limits, or refused with the lender’s message' },
      502: { description: 'The lender did not answer' },
    },
  },
];

/** `POST /api/youx/quote` (leads and dealer §7). */
export function quoteRoutes(ports: Ports) {
  return new Hono<AppEnv>().post(PATH, addErrorField, publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const { finance, site } = published.settings;
    if (finance.lender === null) return notFoundProblem(finance.texts.quoteFailed);
    const { quotesPerAddress: rate, texts } = finance;
    const refusal = await takeFromAddress(c, ports, { what: 'quotes', rate, tooMany: texts.tooMany });
    if (refusal !== null) return refusal;
    const body = await readBody(c, quoteRequestSchema(finance, site.currency));
    if (!body.ok) return body.reply;
    const { car_id, car_slug, ...asked } = body.value;
    const car = await carOf(published, { car_id, car_slug });
    return quoteReply(ports, published, { ...asked, ...(car === null ? {} : vehicleNumbersOf(car)) });
  });
}

/** The vehicle data that replaces what the browser sent, for a vehicle in stock. */
export function vehicleNumbersOf({ year, vin, nvic }: Pick<QuoteRequest, 'year' | 'vin' | 'nvic'>) {
  return { year, vin, nvic };
}

async function quoteReply(
  { lender, reportError }: Pick<Ports, 'lender' | 'reportError'>,
  published: PublishedSite,
  asked: QuoteRequest,
): Promise<Response> {
  const { finance, vehicle } = published.settings;
  const refused = (detail: string) => problemReply({ status: 422, title: 'No quote', detail });
  if ((asked.deposit ?? 0) >= asked.purchasePrice) return refused(finance.texts.noRate);
  try {
    const quote = await lender.quote(published, asked);
    const reply: WarnedQuote = { ...quote, warning: vehicle.price.comparisonRateWarning };
    return Response.json(reply, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (error instanceof LenderRefusal) return refused(error.message || finance.texts.quoteFailed);
    reportError(error);
    return problemReply({ status: 502, title: 'No quote', detail: finance.texts.quoteFailed });
  }
}
