import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { vehicleAsOf } from './live-status.ts';
import { readLiveStatus } from './read-live-status.ts';

type WithStatusPorts = Pick<Ports, 'database' | 'now' | 'reportError'>;

/** The vehicle with its live status; if that cannot be read, as built. Never rejects. */
export async function withLiveStatus(
  ports: WithStatusPorts,
  site: Pick<PublishedSite, 'slug' | 'settings' | 'stockAtMs'>,
  vehicle: Vehicle,
): Promise<Vehicle> {
  try {
    const { fields } = await readLiveStatus(ports, site, vehicle);
    return vehicleAsOf(vehicle, fields);
  } catch (error) {
    ports.reportError(error);
    return vehicle;
  }
}
