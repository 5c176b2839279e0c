import type { MarketCar } from '#src/market/market-car.schema.ts';
import type { PublishedFrame } from '#src/site/site-frame.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';

/**
 * A site built by another version cannot be read, for instance because a setting was added or
 * renamed. The message is for the operator: which dealer and file, what is wrong, what to do.
 */
export class OutdatedPublication extends Error {
  override readonly name = 'OutdatedPublication';

  constructor(message: string) {
    super(message);
    // One line in the log: the stack trace would not help.
    this.stack = `${this.name}: ${message}`;
  }
}

/**
 * A dealer's published data, written by the build beside the pages. Functions trust this, never
 * what a browser sends about a vehicle.
 */
export interface PublishedSite {
  readonly slug: string;
  readonly settings: Settings;
  /** Time of the build, milliseconds since 1970. */
  readonly builtAtMs: number;
  /** Time when the feed of the built stock arrived, milliseconds since 1970. */
  readonly stockAtMs: number;
  /** The vehicle by its page slug; null when there is none. Rejects with `OutdatedPublication`. */
  readonly vehicle: (slug: string) => Promise<Vehicle | null>;
  /** All vehicles that have a page. Reads every file of them. Rejects like `vehicle`. */
  readonly vehicles: () => Promise<readonly Vehicle[]>;
  /** The page slug of a vehicle id; null when it has none. */
  readonly slugOf: (id: string) => Promise<string | null>;
  /**
   * The redirect target of a removed vehicle; null if it has none, undefined if there never was
   * such a vehicle.
   */
  readonly removedVehicleTarget: (slug: string) => Promise<string | null | undefined>;
  /** Ids of similar vehicles in stock, as on the vehicle's page. Rejects like `vehicle`. */
  readonly relatedIds: (slug: string) => Promise<readonly string[]>;
  /** The vehicles that other dealers' prices are compared with. */
  readonly marketCars: () => Promise<readonly MarketCar[]>;
  /**
   * Build data that pages on demand need besides the settings. Rejects with `OutdatedPublication`.
   */
  readonly frame: () => Promise<PublishedFrame>;
  /**
   * A file of the built site by its path relative to the site root; null when it does not exist.
   */
  readonly file: (path: string) => Promise<Uint8Array | null>;
}
