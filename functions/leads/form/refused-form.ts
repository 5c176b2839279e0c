import { formCarOf } from '#src/leads/about-vehicle/form-car.ts';
import type { LeadFormPageProps } from '#src/leads/form/lead-form-page.ts';
import { type PlacedLeadForm, placedFormNames } from '#src/leads/lead-form-names.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { carOf } from '../car-of.ts';
import { type Posted, showRefused } from './show-refused.ts';

/** Further props of a form's page. */
type More = (
  published: PublishedSite,
  posted: Posted,
  vehicle: Vehicle | null,
) => Promise<Pick<LeadFormPageProps, 'freeTimes'>>;

/** Shows a refused lead form again. `usual` is the form of an endpoint that accepts only one. */
export function refusedForms(
  { pages, reportError }: Pick<Ports, 'pages' | 'reportError'>,
  usual: PlacedLeadForm,
  more: More = async () => ({}),
) {
  return showRefused({ reportError }, async (c, posted, lastResult) => {
    const { published } = c.var;
    const { form: sent, car_slug, car_id } = posted;
    const form = placedFormNames.find((name) => name === sent) ?? usual;
    const vehicle = await carOf(published, {
      car_slug: String(car_slug ?? ''),
      car_id: String(car_id ?? ''),
    });
    const car = vehicle && formCarOf(vehicle, published.settings);
    return pages.render(published, 'lead-form', {
      form,
      path: c.req.path,
      car,
      lastResult,
      ...(await more(published, posted, vehicle)),
    });
  });
}
