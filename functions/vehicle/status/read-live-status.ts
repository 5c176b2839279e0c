import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { readHold } from '../../checkout/holds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { type LiveStatus, liveStatus } from './live-status.ts';
import { readReport } from './status-reports.ts';

type LivePorts = Pick<Ports, 'database' | 'now'>;
type Publisher = Pick<PublishedSite, 'slug' | 'stockAtMs'>;

/**
 * The live status of a published vehicle: the latest report of the dealer's system, and
 * reservations on this site.
 */
export async function readLiveStatus(
  { database, now }: LivePorts,
  { slug: site, stockAtMs }: Publisher,
  vehicle: Vehicle,
): Promise<LiveStatus> {
  const car = { site, car: vehicle.id };
  const [report, hold] = await Promise.all([readReport(database, car), readHold(database, car, now())]);
  return liveStatus({ vehicle, report, hold, stockAtMs });
}

/** The live status without reservations on this site. */
export async function readReportedStatus(
  { database }: Pick<LivePorts, 'database'>,
  { slug: site, stockAtMs }: Publisher,
  vehicle: Vehicle,
): Promise<LiveStatus> {
  const report = await readReport(database, { site, car: vehicle.id });
  return liveStatus({ vehicle, report, hold: null, stockAtMs });
}
