import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from '../ports/published-site.ts';

interface CarNames {
  readonly car_id?: string | undefined;
  readonly car_slug?: string | undefined;
}

/**
 * The published vehicle that a form is about; null when there is none. Pages send either field, and
 * `car_id` may also hold the slug, as in `/checkout-journey?car_id={slug}`.
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
