import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from '../ports/published-site.ts';

interface CarNames {
  readonly car_id?: string | undefined;
  readonly car_slug?: string | undefined;
}

/**
 * The vehicle that a form is about, as the dealer has published it; null when it names none that is. Pages
 * send either name, and `car_id` may hold the slug too, as in `/checkout-journey?car_id={slug}`.
 */
export async function carOf(
  published: Pick<PublishedSite, 'vehicle' | 'slugOf'>,
  { car_id: id = '', car_slug: slug = '' }: CarNames,
): Promise<Vehicle | null> {
  for (const name of [slug, id]) {
    const vehicle = name === '' ? null : await published.vehicle(name);
    if (vehicle !== null) return vehicle;
  }
  const ofId = id === '' ? null : await published.slugOf(id);
  return ofId === null ? null : published.vehicle(ofId);
}
