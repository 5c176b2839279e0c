import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from '../ports/published-site.ts';

interface CarNames {
  readonly car_id?: string | undefined;
  readonly car_slug?: string | undefined;
}

/**
 * The vehicle that a form is about, as the dealer has published it; null when it names none that is. Pages
 * send both names; `car_id` alone may hold the slug, as in `/checkout-journey?car_id={slug}`.
 */
export async function carOf(
  published: Pick<PublishedSite, 'vehicle'>,
  { car_id: id = '', car_slug: slug = '' }: CarNames,
): Promise<Vehicle | null> {
  for (const name of [slug, id]) {
    const vehicle = name === '' ? null : await published.vehicle(name);
    if (vehicle !== null) return vehicle;
  }
  return null;
}
