import type { VehicleStatus } from '#src/values/vehicle-terms.ts';
import { currentPrice } from '#src/vehicle/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { ViewReply } from '#src/vehicle/view-reply.schema.ts';

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
  /** When the published stock was known, milliseconds since 1970. */
  readonly stockAtMs: number;
}

/** What holds of a vehicle and since when that is known. */
export function liveStatus({ vehicle, report, stockAtMs }: Known): {
  readonly fields: ViewReply['car_fields'];
  readonly knownAtMs: number;
} {
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
