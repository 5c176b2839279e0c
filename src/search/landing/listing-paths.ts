import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { filterVehicles } from '../filter-vehicles.ts';
import type { LandingPage } from './landing-page.ts';
import { type Paging, pagePath, pageSlice, paging } from './paging.ts';

export interface ListingProps {
  page: LandingPage;
  vehicles: Vehicle[];
  paging: Paging;
  path: string;
}

/** Every page of every listing, as Astro's static paths: `/search/used-cars/2` is base `search`, rest `used-cars/2`. */
export function listingPaths(landing: readonly LandingPage[], stock: readonly Vehicle[], perPage: number) {
  return landing.flatMap((page) => {
    const matches = filterVehicles(stock, page.filter);
    const first = paging(matches.length, 1, perPage);
    return Array.from({ length: first.pageCount }, (_, index) => {
      const path = pagePath(page, index + 1);
      const [, base = '', ...rest] = path.split('/');
      const props: ListingProps = {
        page,
        vehicles: pageSlice(matches, index + 1, perPage),
        paging: paging(matches.length, index + 1, perPage),
        path,
      };
      // Astro has no segment below the base as undefined: `/special-offers`.
      return { params: { base, listing: rest.join('/') || undefined }, props };
    });
  });
}
