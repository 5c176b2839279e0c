import { type Context, Hono } from 'hono';
import { formCarOf } from '#src/leads/about-vehicle/form-car.ts';
import {
  isFormFor,
  offeredForms,
  type VehicleFormName,
  vehicleForms,
} from '#src/leads/about-vehicle/vehicle-form.ts';
import { wantedTime } from '#src/leads/test-drive/time-picker/wanted-time.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { enquiryPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import { withLiveStatus } from '../../vehicle/status/read-live-status.ts';
import { freeTimesOfForm } from '../test-drive/free-times.ts';

type FormPorts = Parameters<typeof withLiveStatus>[0] &
  Pick<Ports, 'pages' | 'publishedSite' | 'database' | 'now' | 'reportError'>;

const pathOf = (step: string) => `/cars/:slug{[a-z0-9-]+}/${step}` as const;

const replies = {
  200: { description: 'The page with the form', mediaType: 'text/html' },
  302: { description: 'To the vehicle’s page, or to another form for it' },
} as const;

export const vehicleFormEndpoints: readonly Endpoint[] = Object.entries(vehicleForms).map(([step, form]) => ({
  method: 'GET',
  path: pathOf(step),
  summary: `The form "${form}" about a vehicle`,
  replies,
}));

/**
 * `GET /cars/{slug}/enquire`, `…/test-drive`, `…/request-photos`: a page with the form, for the
 * vehicle as it stands now. For a removed vehicle it answers like the vehicle's page.
 */
export function vehicleFormRoutes(ports: FormPorts) {
  const app = new Hono<AppEnv>().use('/cars/*', publishedSiteOf(ports));
  for (const [step, form] of Object.entries(vehicleForms)) {
    app.get(pathOf(step), async (c) => {
      const { published } = c.var;
      const slug = c.req.param('slug');
      const vehicle = await published.vehicle(slug);
      if (vehicle === null) return c.redirect(vehiclePath({ slug }), 302);
      return answer(c, ports, form, await withLiveStatus(ports, published, vehicle));
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
  if (offeredForms(settings).includes(form) && isFormFor(form, vehicle, settings)) {
    const car = formCarOf(vehicle, settings);
    const known = form === 'test-drive' ? await freeTimesOfForm(ports, published, '', vehicle) : null;
    const freeTimes = known && { ...known, wanted: wantedTime(new URL(c.req.url).search) };
    const props = { form, path: c.req.path, car, lastResult: null, freeTimes };
    return ports.pages.render(published, 'lead-form', props);
  }
  const canEnquire = form !== 'enquiry' && offeredForms(settings).includes('enquiry');
  return c.redirect(canEnquire ? enquiryPath(vehicle) : vehiclePath(vehicle), 302);
}
