import type { MarketCar } from '#src/market/market-car.schema.ts';
import type { PublishedFrame } from '#src/site/site-frame.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';

/**
 * Another version of the build wrote what this version cannot use: a setting has been added since, or renamed.
 * The message is the operator's: who, which file, what is wrong with it, what to do.
 */
export class OutdatedPublication extends Error {
  override readonly name = 'OutdatedPublication';

  constructor(message: string) {
    super(message);
    // One line of the log: where it was noticed says nothing.
    this.stack = `${this.name}: ${message}`;
  }
}

/**
 * What a dealer has published, as the build left it beside the pages. Functions believe this and never
 * what a browser says of a vehicle.
 */
export interface PublishedSite {
  readonly slug: string;
  readonly settings: Settings;
  /** When the pages were built, milliseconds since 1970. */
  readonly builtAtMs: number;
  /** When the stock on them was known, milliseconds since 1970: the arrival of the feed. */
  readonly stockAtMs: number;
  /** By the slug of its page; null when there is no such page. Rejects with `OutdatedPublication`. */
  readonly vehicle: (slug: string) => Promise<Vehicle | null>;
  /** The slug of the page of the vehicle with this id; null when it has none. */
  readonly slugOf: (id: string) => Promise<string | null>;
  /** Where the page of a vehicle that is gone leads; null is nowhere, undefined that there never was one. */
  readonly departed: (slug: string) => Promise<string | null | undefined>;
  /** Ids of vehicles in stock that are like the one with this slug, as its page shows them. Rejects like `vehicle`. */
  readonly relatedIds: (slug: string) => Promise<readonly string[]>;
  /** What other dealers' vehicles are compared with. */
  readonly marketCars: () => Promise<readonly MarketCar[]>;
  /** What pages on demand show besides the settings. Rejects with `OutdatedPublication`. */
  readonly frame: () => Promise<PublishedFrame>;
  /** A file of the built site by its path from the site's root, such as a photograph; null when not there. */
  readonly file: (path: string) => Promise<Uint8Array | null>;
}
