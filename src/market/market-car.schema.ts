import * as v from 'valibot';
import { vehicleSchema } from '../vehicle/vehicle.schema.ts';

const { id, itemType, carType, make, model, badge, series, year, odometerKm } = vehicleSchema.entries;

/** The facts of a vehicle on sale that price comparisons need; a build stores one row for each. */
export const marketCarsSchema = v.array(
  v.object({
    ...{ id, itemType, carType, make, model, series, year, odometerKm },
    /** Missing in rows of builds before badges were compared. */
    badge: v.optional(badge, null),
    /** Whether on-road costs come on top of the price. Missing in older rows. */
    isExGovernmentCharges: v.optional(v.boolean(), false),
    /** Dollars; the present price. */
    price: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  }),
);

export type MarketCar = v.InferOutput<typeof marketCarsSchema>[number];
