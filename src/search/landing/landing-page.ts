import type { VehicleFilter } from '../filter-vehicles.ts';

/** "Used-only sites use /used-car/... instead of /search/..." (leads and dealer §2). */
export type SearchBasePath = '/search' | '/used-car';

export type LandingKind = 'type' | 'make' | 'model' | 'body' | 'location' | 'dealership' | 'offers';

/** A listing with its own address, built as HTML. */
export type LandingPage = {
  readonly kind: LandingKind;
  /**
   * Its subject: type slug, make slug, `make/model` slugs, body slug, location id, dealership slug or
   * `special-offers`.
   */
  readonly key: string;
  readonly path: string;
  /** Page title before the dealer's name: `Toyota Corolla for sale`. */
  readonly title: string;
  readonly heading: string;
  /** Short label for lists of links: `Corolla`, where the heading is `Toyota Corolla`. */
  readonly label: string;
  readonly filter: VehicleFilter;
  /** Number of vehicles including recently sold ones; 0 is the empty state. */
  readonly count: number;
};
