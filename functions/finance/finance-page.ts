import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { gateOf } from '#src/account/gate-kinds.ts';
import { financeStart } from '#src/finance/form/finance-start.ts';
import {
  FINANCE_PATH,
  FINANCE_START_PATH,
  financePaths,
  hasFinancePage,
} from '#src/finance/page/finance-pages.ts';
import { financeQueryNames, readFinanceQuery } from '#src/finance/page/finance-query.ts';
import type { FinancePageExtras } from '#src/finance/page/finance-screen.ts';
import { addressStartSchema } from '#src/finance/popup/finance-popup.schema.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { gatedPage } from '../account/sign-in/gate.ts';
import type { SessionPorts } from '../account/sign-in/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { builtPage } from '../http/site/built-page.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { withLiveStatus } from '../vehicle/status/read-live-status.ts';
import { financeCar } from './finance-car.ts';

type PagePorts = SessionPorts & Pick<Ports, 'pages' | 'publishedSite' | 'reportError'>;

/** For hosts that serve static files before functions. */
const PAGE_PATH = '/api/finance/page';

const querySchema = v.object(v.entriesFromList(financeQueryNames, v.optional(v.string())));

const replies = {
  200: { description: 'The page; invalid parts of the query are ignored', mediaType: 'text/html' },
  303: { description: 'Redirect to sign-in, where the dealer requires it' },
  404: { description: 'This dealer has no such page' },
} as const;

export const financePageEndpoints: readonly Endpoint[] = [
  ...[...financePaths, PAGE_PATH].map((path) => ({
    method: 'GET' as const,
    path,
    summary: 'The finance page, for the vehicle and the loan in the query',
    query: querySchema,
    replies,
  })),
  {
    method: 'GET',
    path: FINANCE_START_PATH,
    summary: 'Initial values, from the query, for the finance form that opens over other pages',
    query: querySchema,
    replies: {
      200: { description: 'Invalid parts of the query are ignored', schema: addressStartSchema },
      404: { description: 'This dealer takes no applications' },
    },
  },
];

/**
 * `GET /finance?car_id={id}` and its variants (leads and dealer §2): the page with the vehicle as
 * it stands now and the other values of the query. It is also shown when the vehicle is gone.
 */
export function financePageRoutes(ports: PagePorts) {
  const app = new Hono<AppEnv>();
  for (const path of [...financePaths, PAGE_PATH]) {
    const kind = gateOf(path);
    app.get(
      path,
      siteHeaders,
      publishedSiteOf(ports),
      ...(kind === null ? [] : [gatedPage(ports, kind)]),
      (c) => answer(c, ports),
    );
  }
  return app.get(FINANCE_START_PATH, publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const { settings } = published;
    if (!hasFinancePage(settings)) return notFoundProblem(settings.finance.texts.customerFailed);
    const query = readFinanceQuery(new URL(c.req.url).searchParams, settings.finance);
    const found = await financeCar(ports, published, query.carId);
    const isGone = found === 'gone';
    const car = isGone ? null : found;
    return c.json({ car, isGone, start: financeStart(query, car, settings) }, 200, {
      'Cache-Control': 'no-store',
    });
  });
}

async function answer(c: Context<AppEnv>, ports: PagePorts): Promise<Response> {
  const { published } = c.var;
  const { settings } = published;
  const { searchParams } = new URL(c.req.url);
  const isAsked = financeQueryNames.some((name) => searchParams.get(name));
  // Without a lender it is a static text page that ignores the query.
  if (!isAsked || !hasFinancePage(settings)) return builtPage(c, FINANCE_PATH);
  const query = readFinanceQuery(searchParams, settings.finance);
  const found = await financeCar(ports, published, query.carId);
  const isGone = found === 'gone';
  const car = isGone ? null : found;
  return ports.pages.render(published, 'finance', {
    ...{ car, isGone },
    start: financeStart(query, car, settings),
    lastResult: null,
    around: await financePageExtras(ports, published, { hasCars: car === null }),
  });
}

type ExtrasPorts = Pick<Ports, 'database' | 'now' | 'reportError'>;

/** Content below the form of the finance page. Never rejects, because the form works without it. */
async function financePageExtras(
  ports: ExtrasPorts,
  published: PublishedSite,
  { hasCars }: { readonly hasCars: boolean },
): Promise<FinancePageExtras | null> {
  try {
    const { finance } = await published.frame();
    if (finance === null) return null;
    const cars = hasCars ? finance.featured.map((slug) => stillForSale(ports, published, slug)) : [];
    return { ...finance, featured: (await Promise.all(cars)).filter((car) => car !== null) };
  } catch (error) {
    ports.reportError(error);
    return null;
  }
}

/** The vehicle, unless it was sold or reserved since the build. */
async function stillForSale(
  ports: ExtrasPorts,
  published: PublishedSite,
  slug: string,
): Promise<Vehicle | null> {
  const vehicle = await published.vehicle(slug);
  if (vehicle === null) return null;
  const now = await withLiveStatus(ports, published, vehicle);
  return isAvailable(now) && !now.isReserved ? now : null;
}
