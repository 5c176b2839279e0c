import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { readHold } from '../../checkout/holds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { type LiveStatus, liveStatus, vehicleAsOf } from './live-status.ts';
import { readReport } from './status-reports.ts';

type LivePorts = Pick<Ports, 'database' | 'now'>;
type Publisher = Pick<PublishedSite, 'slug' | 'settings' | 'stockAtMs'>;

/**
 * The live status of a published vehicle: the latest report of the dealer's system, and
 * reservations on this site.
 */
export async function readLiveStatus(
  { database, now }: LivePorts,
  published: Publisher,
  vehicle: Vehicle,
): Promise<LiveStatus> {
  const { stockAtMs } = published;
  const car = { site: dealerOf(published), car: vehicle.id };
  const [report, hold] = await Promise.all([readReport(database, car), readHold(database, car, now())]);
  return liveStatus({ vehicle, report, hold, stockAtMs });
}

/** The live status without reservations on this site. */
export async function readReportedStatus(
  { database }: Pick<LivePorts, 'database'>,
  published: Publisher,
  vehicle: Vehicle,
): Promise<LiveStatus> {
  const report = await readReport(database, { site: dealerOf(published), car: vehicle.id });
  return liveStatus({ vehicle, report, hold: null, stockAtMs: published.stockAtMs });
}

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
