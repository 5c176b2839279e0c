import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { vehicleAsOf } from '../vehicle/status/live-status.ts';
import { readLiveStatus } from '../vehicle/status/read-live-status.ts';

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

/**
 * The same vehicle as its page shows it now, so that shopper and dealer read the same of a lead.
 * Rejects when its state cannot be read; then the lead could not be stored either.
 */
export async function liveCarOf(
  ports: Parameters<typeof readLiveStatus>[0],
  published: PublishedSite,
  names: CarNames,
): Promise<Vehicle | null> {
  const vehicle = await carOf(published, names);
  if (vehicle === null) return null;
  const { fields } = await readLiveStatus(ports, published, vehicle);
  return vehicleAsOf(vehicle, fields);
}
