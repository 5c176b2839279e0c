import * as v from 'valibot';
import { vehicleSchema } from '../vehicle/vehicle.schema.ts';

const { id, itemType, carType, make, model, badge, series, year, odometerKm } = vehicleSchema.entries;

/** What a price comparison needs to know of a vehicle on sale; the build leaves one row for each. */
export const marketCarsSchema = v.array(
  v.object({
    ...{ id, itemType, carType, make, model, series, year, odometerKm },
    /** Not in the rows of a dealer who was last built before badges were compared. */
    badge: v.optional(badge, null),
    /** Whether on-road costs come on top of the price. Not in rows that were written before it was compared. */
    isExGovernmentCharges: v.optional(v.boolean(), false),
    /** Dollars, what it costs now. */
    price: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  }),
);

export type MarketCar = v.InferOutput<typeof marketCarsSchema>[number];
