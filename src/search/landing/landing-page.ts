import type { VehicleFilter } from '../filter-vehicles.ts';

/** "Used-only sites use /used-car/... instead of /search/..." (leads and dealer §2). */
export type SearchBasePath = '/search' | '/used-car';

export type LandingKind = 'type' | 'make' | 'model' | 'body' | 'location' | 'dealership' | 'offers';

/** A listing that has an address of its own and is built as HTML. */
export type LandingPage = {
  readonly kind: LandingKind;
  /** What it is about: type slug, make slug, `make/model` slugs, body slug, location id, dealership slug or `special-offers`. */
  readonly key: string;
  readonly path: string;
  /** Before the dealer's name in the browser's tab: `Toyota Corolla for sale`. */
  readonly title: string;
  readonly heading: string;
  /** Short, for lists of links: `Corolla`, where the heading says `Toyota Corolla`. */
  readonly label: string;
  readonly filter: VehicleFilter;
  /** Vehicles in the listing, recently sold ones too; 0 is the empty state. */
  readonly count: number;
};
