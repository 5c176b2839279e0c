import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** The vehicles that an address names, as they stand now. */
export interface NamedCars {
  /** In the order of the address. */
  readonly vehicles: readonly Vehicle[];
  /** How many have left the site, or were never there. */
  readonly goneCount: number;
  /** The address names more than are shown. */
  readonly isCut: boolean;
}

/** An address without vehicles: the page as it is built. */
export const noCars: NamedCars = { vehicles: [], goneCount: 0, isCut: false };
