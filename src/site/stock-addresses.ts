import { brandPaths } from '../brands/represented-brands.ts';
import { publishedStock } from '../search/filter-vehicles.ts';
import { landingPages } from '../search/landing/landing-pages.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { slugify } from '../values/slug.ts';
import { bodySlugs } from '../values/vehicle/vehicle-terms.ts';
import { hasPage } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** Addresses that depend on the stock. */
export interface StockAddresses {
  /** Paths of lists that have cars today. */
  readonly listed: ReadonlySet<string>;
  /** Those of them for a make, which are paginated differently. */
  readonly makes: ReadonlySet<string>;
  /** Possible path segments of lists, makes and bodies, even without cars now. */
  readonly words: ReadonlySet<string>;
  /** Slugs of cars with a page. */
  readonly cars: ReadonlySet<string>;
}

/** `vehicles`: visible ones, including sold ones. */
export function stockAddresses(vehicles: readonly Vehicle[], settings: Settings, now: Date): StockAddresses {
  const { search, locations, site } = settings;
  const shown = { ...search, timeZone: site.timeZone };
  const published = publishedStock(vehicles, shown, now);
  const { pages } = landingPages(published, { ...locations, ...search, words: {}, stockWords: {} });
  const makes = pages.filter(({ kind }) => kind === 'make').map(({ path }) => path);
  const brands = brandPaths(settings).map((path) => path.split('/')[1] ?? '');
  // Includes makes without stock, which may come back.
  const known = vehicles.map(({ make }) => slugify(make));
  const named = makes.map((path) => path.split('/').at(-1) ?? '');
  return {
    listed: new Set(pages.map(({ path }) => path)),
    makes: new Set(makes),
    words: new Set([...named, ...known, ...brands, ...bodySlugs]),
    cars: new Set(vehicles.filter((vehicle) => hasPage(vehicle, shown, now)).map(({ slug }) => slug)),
  };
}
