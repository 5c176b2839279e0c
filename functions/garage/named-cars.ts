import { type NamedCars, readCarList } from '#src/garage/car-list.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { withLiveStatus } from '../vehicle/status/read-live-status.ts';

type NamingPorts = Pick<Ports, 'database' | 'now' | 'reportError'>;

/**
 * The vehicles of `?cars={slug},{slug}`. Unknown ones are not an error, because links outlive
 * vehicles.
 */
export async function namedCars(
  ports: NamingPorts,
  site: PublishedSite,
  params: URLSearchParams,
  max: number,
): Promise<NamedCars> {
  const { slugs, isCut } = readCarList(params, max);
  const found = await Promise.all(slugs.map((slug) => vehicleNow(ports, site, slug)));
  const vehicles = found.filter((vehicle) => vehicle !== null);
  return { vehicles, goneCount: slugs.length - vehicles.length, isCut };
}

/** A vehicle that cannot be read is treated as missing. */
async function vehicleNow(ports: NamingPorts, site: PublishedSite, slug: string): Promise<Vehicle | null> {
  try {
    const vehicle = await site.vehicle(slug);
    return vehicle && (await withLiveStatus(ports, site, vehicle));
  } catch (error) {
    ports.reportError(error);
    return null;
  }
}
