import { type Context, Hono } from 'hono';
import { formFacts } from '#src/leads/about-vehicle/form-facts.ts';
import { formFillings } from '#src/leads/about-vehicle/form-filling.ts';
import {
  formPagePath,
  isFormFor,
  offeredForms,
  type VehicleFormName,
  vehicleForms,
} from '#src/leads/about-vehicle/vehicle-form.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { enquiryPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { publishedSiteOf } from '../../http/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { asReported } from '../../vehicle/as-reported.ts';
import { freeTimesOfCar, type TestDrivePorts } from '../test-drive/free-times.ts';
import { freeTimesField } from '../test-drive/free-times-field.ts';
import { fillForm } from './fill-form.ts';
import { formCarOf } from './form-car.ts';

type FormPorts = TestDrivePorts & Pick<Ports, 'reportError'>;

const pathOf = (step: string) => `/cars/:slug{[a-z0-9-]+}/${step}` as const;

const replies = {
  200: { description: 'The page of the form', mediaType: 'text/html' },
  302: { description: 'To the page of the vehicle, or to the form that there is for it' },
} as const;

export const vehicleFormEndpoints: readonly Endpoint[] = Object.entries(vehicleForms).map(([step, form]) => ({
  method: 'GET',
  path: pathOf(step),
  summary: `The form "${form}" about a vehicle`,
  replies,
}));

/**
 * `GET /cars/{slug}/enquire`, `…/test-drive`, `…/request-photos`: the page that the dealer's build has left
 * for all vehicles, filled in with this one as it stands now. Of what is gone for good its own address tells.
 */
export function vehicleFormRoutes(ports: FormPorts) {
  const app = new Hono<AppEnv>().use('/cars/*', publishedSiteOf(ports));
  for (const [step, form] of Object.entries(vehicleForms)) {
    app.get(pathOf(step), async (c) => {
      const { published } = c.var;
      const slug = c.req.param('slug');
      const vehicle = await published.vehicle(slug);
      if (vehicle === null) return c.redirect(vehiclePath({ slug }), 302);
      return answer(c, ports, form, await asReported(ports, published, vehicle));
    });
  }
  return app;
}

async function answer(
  c: Context<AppEnv>,
  ports: FormPorts,
  form: VehicleFormName,
  vehicle: Vehicle,
): Promise<Response> {
  const { published } = c.var;
  const { settings } = published;
  const hasForm = offeredForms(settings).includes(form) && isFormFor(form, vehicle, settings);
  const page = hasForm ? await published.file(formPagePath(form)) : null;
  if (page !== null) return c.html(await filledIn(ports, published, { form, vehicle, page }));
  const canEnquire = form !== 'enquiry' && offeredForms(settings).includes('enquiry');
  return c.redirect(canEnquire ? enquiryPath(vehicle) : vehiclePath(vehicle), 302);
}

interface Asked {
  readonly form: VehicleFormName;
  readonly vehicle: Vehicle;
  readonly page: Uint8Array;
}

async function filledIn(
  ports: FormPorts,
  site: PublishedSite,
  { form, vehicle, page }: Asked,
): Promise<string> {
  const facts = formFacts(form, site.settings);
  const fillings = formFillings(formCarOf(vehicle, site.settings), facts);
  const html = fillForm(new TextDecoder().decode(page), fillings);
  return form === 'test-drive' ? withFreeTimes(ports, site, vehicle, html) : html;
}

/** Without script the free times are a list within the page; where they are not known, nobody chooses one. */
async function withFreeTimes(
  ports: FormPorts,
  site: PublishedSite,
  vehicle: Vehicle,
  html: string,
): Promise<string> {
  try {
    const free = await freeTimesOfCar(ports, site, vehicle);
    const field = free && (await freeTimesField(site, free)).toString();
    return field === null ? html : html.replace('<!--free-times-->', () => field);
  } catch (error) {
    ports.reportError(error);
    return html;
  }
}
