import type { VehicleStatus } from '#src/values/vehicle/vehicle-statuses.ts';
import type { ViewReply } from '#src/vehicle/live/view/view-reply.schema.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Hold } from '../../checkout/holds.ts';

/** The latest report of the dealer's own system on a vehicle. */
export interface StatusReport {
  readonly status: VehicleStatus;
  readonly reserved: boolean;
  /** In dollars, 10 or less for no price; null when the report has no price. */
  readonly price: number | null;
  /** When the report arrived, milliseconds since 1970. */
  readonly atMs: number;
}

interface Known {
  readonly vehicle: Vehicle;
  readonly report: StatusReport | null;
  /** The current reservation on this site. */
  readonly hold: Hold | null;
  /** When the published stock arrived, milliseconds since 1970. */
  readonly stockAtMs: number;
}

/** The current state of a vehicle and since when it is known. */
export interface LiveStatus {
  readonly fields: ViewReply['car_fields'];
  readonly knownAtMs: number;
}

/**
 * A reservation on this site overrides what the dealer's system reports about reservations, because
 * that system may not know of it.
 */
export function liveStatus({ hold, ...known }: Known): LiveStatus {
  const { fields, knownAtMs } = reportedStatus(known);
  if (hold === null) return { fields, knownAtMs };
  return { fields: { ...fields, reserved: true }, knownAtMs: Math.max(knownAtMs, hold.sinceMs) };
}

function reportedStatus({ vehicle, report, stockAtMs }: Omit<Known, 'hold'>): LiveStatus {
  const { status, isReserved } = vehicle;
  const published = { status, reserved: isReserved, price: currentPrice(vehicle) };
  const standing = standingReport(report, stockAtMs);
  if (standing === null) return { fields: published, knownAtMs: stockAtMs };
  const { status: reported, reserved, price, atMs } = standing;
  return {
    fields: {
      status: reported,
      reserved,
      price: price === null ? published.price : currentPrice({ price, offerPrice: null }),
    },
    knownAtMs: atMs,
  };
}

/**
 * A report is valid until stock that arrived after it is published: a rebuild from an older feed,
 * for instance after a change of settings, does not bring a sold car back. Null when it is no
 * longer valid.
 */
export function standingReport(report: StatusReport | null, stockAtMs: number): StatusReport | null {
  return report !== null && report.atMs >= stockAtMs ? report : null;
}

/** The vehicle with its live status, which decides what can be done with it now. */
export function vehicleAsOf(vehicle: Vehicle, { status, reserved, price }: LiveStatus['fields']): Vehicle {
  const now = { ...vehicle, status, isReserved: reserved };
  return price === currentPrice(vehicle) ? now : { ...now, price, offerPrice: null };
}
