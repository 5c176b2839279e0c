import type { VehicleStatus } from '#src/values/vehicle/vehicle-statuses.ts';
import type { ViewReply } from '#src/vehicle/live/view/view-reply.schema.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Hold } from '../../checkout/holds.ts';

/** The last word of the dealer's own system on a vehicle. */
export interface StatusReport {
  readonly status: VehicleStatus;
  readonly reserved: boolean;
  /** Dollars, 10 or less for no price; null where the report does not speak of it. */
  readonly price: number | null;
  /** When it came, milliseconds since 1970. */
  readonly atMs: number;
}

interface Known {
  readonly vehicle: Vehicle;
  readonly report: StatusReport | null;
  /** A reservation on this site that stands now. */
  readonly hold: Hold | null;
  /** When the published stock was known, milliseconds since 1970. */
  readonly stockAtMs: number;
}

/** What holds of a vehicle and since when that is known. */
export interface LiveStatus {
  readonly fields: ViewReply['car_fields'];
  readonly knownAtMs: number;
}

/** Who has reserved a car here keeps it, whatever a system that does not know of that says about reserving. */
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
 * A report stands until stock that arrived after it is published: a build from an older feed, after a change
 * of settings say, does not bring a sold car back. Null when it does not stand any more.
 */
export function standingReport(report: StatusReport | null, stockAtMs: number): StatusReport | null {
  return report !== null && report.atMs >= stockAtMs ? report : null;
}

/** A vehicle as it stands now: what may be done with it follows from this, not from the last build. */
export function vehicleAsOf(vehicle: Vehicle, { status, reserved, price }: LiveStatus['fields']): Vehicle {
  const now = { ...vehicle, status, isReserved: reserved };
  return price === currentPrice(vehicle) ? now : { ...now, price, offerPrice: null };
}
