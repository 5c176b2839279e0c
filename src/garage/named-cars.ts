import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** The vehicles named in a query, with current data. */
export interface NamedCars {
  /** In the order of the query. */
  readonly vehicles: readonly Vehicle[];
  /** Number of unknown vehicles, which may have left the site. */
  readonly goneCount: number;
  /** The query contains more vehicles than are shown. */
  readonly isCut: boolean;
}

/** For a page built without a query. */
export const noCars: NamedCars = { vehicles: [], goneCount: 0, isCut: false };
