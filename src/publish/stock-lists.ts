import { brandPaths } from '../brands/represented-brands.ts';
import { landingPages } from '../search/landing/landing-pages.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { bodySlugs } from '../values/vehicle-terms.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** What the stock says of a dealer's lists. */
export interface StockLists {
  /** Those that have cars today. */
  readonly listed: ReadonlySet<string>;
  /** Words below the base path that a list may have when such cars come: makes and bodies. */
  readonly words: ReadonlySet<string>;
}

export function stockLists(vehicles: readonly Vehicle[], settings: Settings): StockLists {
  const { search, locations } = settings;
  const { pages } = landingPages(vehicles, { ...search, words: {}, locations: locations.locations });
  const makes = pages.filter(({ kind }) => kind === 'make').map(({ path }) => path.split('/').at(-1) ?? '');
  const brands = brandPaths(settings).map((path) => path.split('/')[1] ?? '');
  return {
    listed: new Set(pages.map(({ path }) => path)),
    words: new Set([...makes, ...brands, ...bodySlugs]),
  };
}
