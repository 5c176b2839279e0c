import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { filterVehicles } from '../filter-vehicles.ts';
import type { LandingPage } from './landing-page.ts';
import { builtPageCount, type Paging, pagePath, pageSlice, paging } from './paging.ts';

export interface ListingProps {
  page: LandingPage;
  vehicles: Vehicle[];
  paging: Paging;
  path: string;
}

interface PagingSettings {
  readonly hitsPerPage: number;
  readonly builtPages: number;
}

/** The built pages of all listings, as Astro's static paths: `/search/used-cars/2` is base `search`, rest `used-cars/2`. */
export function listingPaths(
  landing: readonly LandingPage[],
  stock: readonly Vehicle[],
  { hitsPerPage: perPage, builtPages }: PagingSettings,
) {
  return landing.flatMap((page) => {
    const matches = filterVehicles(stock, page.filter);
    const { pageCount } = paging(matches.length, 1, perPage);
    return Array.from({ length: builtPageCount(page.kind, pageCount, builtPages) }, (_, index) => {
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
