import * as v from 'valibot';

/** What holds today of a vehicle that a device remembers. */
const carTodaySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  /** `$25,990`, or what stands in place of a price. */
  price: v.string(),
  state: v.picklist(['available', 'reserved', 'sold']),
});

/** The reply of `GET /api/garage/cars`: what is not in it is not on the site any more. */
export const carsTodaySchema = v.object({ cars: v.array(carTodaySchema) });

export type CarToday = v.InferOutput<typeof carTodaySchema>;

/** How many may be asked for at once. */
export const MOST_CARS_ASKED = 50;
