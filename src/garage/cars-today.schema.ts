import * as v from 'valibot';

/** Current data of a vehicle stored on a device. */
const carTodaySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  /** `$25,990`, or the text shown when there is no price. */
  price: v.string(),
  state: v.picklist(['available', 'reserved', 'sold']),
});

/** Reply of `GET /api/garage/cars`; vehicles not included are no longer on the site. */
export const carsTodaySchema = v.object({ cars: v.array(carTodaySchema) });

export type CarToday = v.InferOutput<typeof carTodaySchema>;

/** Maximum number of vehicles per request. */
export const MAX_CARS_ASKED = 50;
