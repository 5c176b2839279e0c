import { join } from 'node:path';
import { type BlogPage, blogPages } from '#src/editorial/blog/blog-routes.build.ts';
import { contentPages } from '#src/editorial/content-pages.build.ts';
import { searchDefaultPath } from '#src/search/state/landing-facts.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { testTenantsDir } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import { visitTime } from './visitor.ts';

/** The path of an example of a kind of page; null if the dealer has none. */
export type PathOf = (dealer: Dealer) => Promise<string | null>;

/** In stock, with a price, enough photographs for a gallery and enough features to unfold. */
export function isPlain(vehicle: Vehicle): boolean {
  const { status, price, images, features } = vehicle;
  return status === 'in_stock' && price !== null && images.length > 3 && features.length > 8;
}

export async function stockPath(dealer: Dealer): Promise<string> {
  return searchDefaultPath(settingsOf(dealer).search.basePath);
}

export function basePath(dealer: Dealer): string {
  return settingsOf(dealer).search.basePath;
}

export async function plainVehicle(dealer: Dealer): Promise<Vehicle | undefined> {
  return (await stockOf(dealer)).find(isPlain);
}

export function pathOfVehicle(
  isWanted: (vehicle: Vehicle) => boolean,
  pathOf: (vehicle: Vehicle) => string = vehiclePath,
): PathOf {
  return async (dealer) => {
    const vehicle = (await stockOf(dealer)).find(isWanted);
    return vehicle === undefined ? null : pathOf(vehicle);
  };
}

export function pathOfLocation(type: 'sales' | 'service'): PathOf {
  return async (dealer) => {
    const location = settingsOf(dealer).locations.locations.find(
      ({ types, visible }) => visible && types[0] === type,
    );
    return location === undefined ? null : `/locations/${location.slug}`;
  };
}

/** The path of the first blog page with the wanted properties; null if the dealer has none. */
export function blogPath(dealer: Dealer, isWanted: (page: BlogPage) => boolean): string | null {
  const tenant = { dir: join(testTenantsDir, dealer), settings: settingsOf(dealer) };
  const pages = blogPages({ tenant, words: () => ({}), now: visitTime });
  return pages.find(isWanted)?.path ?? null;
}

/** Whether the dealer has a text page at this path. */
export function hasContent(dealer: Dealer, path: string): boolean {
  const pages = contentPages({ tenant: { dir: join(testTenantsDir, dealer) }, words: () => ({}) });
  return pages.some(({ slug }) => `/${slug}` === path);
}
