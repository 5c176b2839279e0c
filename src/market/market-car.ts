import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** What a price comparison needs to know of a vehicle on sale; the build publishes one row for each. */
export type MarketCar = Pick<
  Vehicle,
  'id' | 'itemType' | 'carType' | 'make' | 'model' | 'badge' | 'series' | 'year' | 'odometerKm'
> & {
  /** Dollars, what it costs now. */
  readonly price: number;
};
