import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { filterVehicles } from '../../filter-vehicles.ts';
import type { LandingPage } from '../landing-page.ts';
import { builtPageCount, type Paging, pagePath, pageSlice, paging } from './paging.ts';

export interface ListingPage {
  page: LandingPage;
  vehicles: Vehicle[];
  paging: Paging;
  path: string;
}

interface PagingSettings {
  readonly hitsPerPage: number;
  readonly builtPages: number;
}

/** The built pages of all listings. */
export function listingPages(
  landing: readonly LandingPage[],
  stock: readonly Vehicle[],
  { hitsPerPage: perPage, builtPages }: PagingSettings,
): ListingPage[] {
  return landing.flatMap((page) => {
    const matches = filterVehicles(stock, page.filter);
    const { pageCount } = paging(matches.length, 1, perPage);
    return Array.from({ length: builtPageCount(page.kind, pageCount, builtPages) }, (_, index) => ({
      page,
      vehicles: pageSlice(matches, index + 1, perPage),
      paging: paging(matches.length, index + 1, perPage),
      path: pagePath(page, index + 1),
    }));
  });
}
