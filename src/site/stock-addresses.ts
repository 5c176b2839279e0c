import { brandPaths } from '../brands/represented-brands.ts';
import { publishedStock } from '../search/filter-vehicles.ts';
import { landingPages } from '../search/landing/landing-pages.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { slugify } from '../values/slug.ts';
import { bodySlugs } from '../values/vehicle-terms.ts';
import { hasPage } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** What the stock says of the addresses that come and go with it. */
export interface StockAddresses {
  /** Lists that have cars today. */
  readonly listed: ReadonlySet<string>;
  /** Those of them that hold a make: their further pages are counted in another way. */
  readonly makes: ReadonlySet<string>;
  /** Words below the base path that a list may have when such cars come: makes and bodies. */
  readonly words: ReadonlySet<string>;
  /** Slugs of the cars that have a page. */
  readonly cars: ReadonlySet<string>;
}

/** `vehicles`: those that the dealer's settings let be seen, sold ones included. */
export function stockAddresses(vehicles: readonly Vehicle[], settings: Settings, now: Date): StockAddresses {
  const { search, locations, site } = settings;
  const shown = { ...search, timeZone: site.timeZone };
  const published = publishedStock(vehicles, shown, now);
  const { pages } = landingPages(published, { ...locations, ...search, words: {} });
  const makes = pages.filter(({ kind }) => kind === 'make').map(({ path }) => path);
  const brands = brandPaths(settings).map((path) => path.split('/')[1] ?? '');
  // A make whose last car is sold may come again.
  const known = vehicles.map(({ make }) => slugify(make));
  const named = makes.map((path) => path.split('/').at(-1) ?? '');
  return {
    listed: new Set(pages.map(({ path }) => path)),
    makes: new Set(makes),
    words: new Set([...named, ...known, ...brands, ...bodySlugs]),
    cars: new Set(vehicles.filter((vehicle) => hasPage(vehicle, shown, now)).map(({ slug }) => slug)),
  };
}
