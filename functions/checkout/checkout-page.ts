import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { CheckoutPageProps, KnownPerson, Refusal } from '#src/checkout/page/checkout-page.ts';
import { hasCheckout } from '#src/checkout/page/checkout-paths.ts';
import { searchDefaultPath } from '#src/search/state/landing-facts.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { canReserve } from '#src/vehicle/actions/actions.ts';
import { reserveDeposit } from '#src/vehicle/actions/reserve-label.ts';
import { cardOf } from '#src/vehicle/branch-features.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { checkoutPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { formCarOf } from '../../src/leads/about-vehicle/form-car.ts';
import { contactOf } from '../account/contacts.ts';
import { newReceiptToken, readOwnLead } from '../account/own-leads.ts';
import { gatedPage } from '../account/sign-in/gate.ts';
import type { AppEnv, Session } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { sessionOf } from '../http/visitor/session.ts';
import { carOf } from '../leads/car-of.ts';
import { personDigest } from '../leads/store/new-lead.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { withLiveStatus } from '../vehicle/status/read-live-status.ts';
import { readHold } from './holds.ts';
import { countHolds } from './reservations.ts';

export type PagePorts = Pick<
  Ports,
  'publishedSite' | 'pages' | 'database' | 'now' | 'chance' | 'reportError'
>;

const routes = ['checkout', 'buy-online'] as const;
const pathOf = (route: string) => `/cars/:slug{[a-z0-9-]+}/${route}` as const;
const JOURNEY_PATH = '/checkout-journey';

const name = v.fallback(v.pipe(v.string(), v.maxLength(200)), '');
const journeySchema = v.object({ car_id: v.optional(name, '') });

export const checkoutPageEndpoints: readonly Endpoint[] = [
  ...routes.map(
    (route): Endpoint => ({
      method: 'GET',
      path: pathOf(route),
      summary: 'The checkout page of a vehicle, with its live state',
      replies: {
        200: {
          description: 'The page; without the form if the vehicle cannot be reserved',
          mediaType: 'text/html',
        },
        302: { description: "To the dealer's own address for this page, or to the vehicle's page" },
        303: { description: "Redirect to sign-in, or to the shopper's own reservation of this vehicle" },
      },
    }),
  ),
  {
    method: 'GET',
    path: JOURNEY_PATH,
    summary: "Redirects a link with a vehicle's id or slug to its checkout page",
    query: journeySchema,
    replies: { 302: { description: 'To that page; without a vehicle to the stock list' } },
  },
];

/**
 * `GET /cars/{slug}/checkout`, `…/buy-online` and `/checkout-journey?car_id=` (stock and vehicle
 * §2): the checkout page of a vehicle as it stands now. The sign-in gate comes after the vehicle is
 * known (leads and dealer §4, "Checkout waits until the car slug is known"), and nobody must sign
 * in only to learn that the car cannot be reserved.
 */
export function checkoutPageRoutes(ports: PagePorts) {
  const app = new Hono<AppEnv>().get(JOURNEY_PATH, publishedSiteOf(ports), toCheckout);
  for (const route of routes) {
    app.get(pathOf(route), publishedSiteOf(ports), async (c) => {
      const { published } = c.var;
      const slug = c.req.param('slug');
      const vehicle = await published.vehicle(slug);
      const own = published.settings.checkout.page.route;
      if (vehicle === null || !hasCheckout(published.settings)) return c.redirect(vehiclePath({ slug }), 302);
      if (route !== own) return c.redirect(checkoutPath({ slug }, own), 302);
      const isFinal = (await refusalForAll(ports, published, vehicle)) !== null;
      const access = isFinal ? sessionOf(ports) : gatedPage(ports, 'checkout');
      return access(c, async () => {
        c.res = await answer(c, ports, vehicle);
      });
    });
  }
  return app;
}

async function toCheckout(c: Context<AppEnv>): Promise<Response> {
  const { published } = c.var;
  const { car_id } = v.parse(journeySchema, c.req.query());
  const vehicle = await carOf(published, { car_id });
  const { search, checkout } = published.settings;
  const path =
    vehicle === null ? searchDefaultPath(search.basePath) : checkoutPath(vehicle, checkout.page.route);
  return c.redirect(path, 302);
}

async function answer(c: Context<AppEnv>, ports: PagePorts, built: Vehicle): Promise<Response> {
  const { published, session } = c.var;
  const { slug: site } = published;
  const own = await ownPath(ports, site, session, built);
  if (own !== null) return c.redirect(own, 303);
  return ports.pages.render(published, 'checkout', await checkoutProps(c, ports, built));
}

/** Props of a vehicle's checkout page, as the vehicle stands now. */
export async function checkoutProps(
  c: Context<AppEnv>,
  ports: PagePorts,
  built: Vehicle,
): Promise<CheckoutPageProps> {
  const { published, session } = c.var;
  const { settings } = published;
  const vehicle = await withLiveStatus(ports, published, built);
  return {
    path: c.req.path,
    car: formCarOf(vehicle, settings),
    price: currentPrice(vehicle),
    deposit: reserveDeposit(vehicle, settings.vehicle.reserve),
    refusal: await refusalOf(c, ports, vehicle),
    person: session && (await personOfSession(ports, published, session)),
    lastResult: null,
  };
}

/** The reservation page, if the signed-in shopper holds this vehicle; else null. */
async function ownPath(
  ports: PagePorts,
  site: string,
  session: Session | null,
  vehicle: Vehicle,
): Promise<string | null> {
  const hold = session && (await readHold(ports.database, { site, car: vehicle.id }, ports.now()));
  if (!session || !hold) return null;
  const lead = await readOwnLead(ports.database, { site, userId: session.userId }, hold.lead);
  return lead === null ? null : `/api/reservations/${await newReceiptToken(ports, hold.lead)}`;
}

/**
 * Why nobody at all can reserve the vehicle. A reserved vehicle is not refused here, because its
 * holder may be asking.
 */
async function refusalForAll(
  ports: PagePorts,
  published: PublishedSite,
  built: Vehicle,
): Promise<Refusal | null> {
  const refusal = refusalOfVehicle(await withLiveStatus(ports, published, built), published.settings);
  return refusal === 'reserved' ? null : refusal;
}

function refusalOfVehicle(vehicle: Vehicle, settings: Settings): Refusal | null {
  if (!isAvailable(vehicle)) return 'sold';
  if (vehicle.isReserved) return 'reserved';
  if (currentPrice(vehicle) === null) return 'noPrice';
  return canReserve(vehicle, cardOf(vehicle, settings)) ? null : 'unavailable';
}

async function refusalOf(
  { var: { published, session } }: Context<AppEnv>,
  { database, now }: PagePorts,
  vehicle: Vehicle,
): Promise<Refusal | null> {
  const { settings, slug: site } = published;
  const refusal = refusalOfVehicle(vehicle, settings);
  if (refusal !== null || session === null) return refusal;
  const holder = personDigest(site, { phone: session.phone });
  const held = await countHolds(database, { site, holder }, now());
  return held >= settings.checkout.maxHolds ? 'tooMany' : null;
}

async function personOfSession(
  { database }: PagePorts,
  published: PublishedSite,
  session: Session,
): Promise<KnownPerson> {
  const { first_name, last_name, email, phone } = await contactOf(database, published, session);
  return { name: first_name ?? '', lastName: last_name ?? '', email: email ?? '', phone };
}
