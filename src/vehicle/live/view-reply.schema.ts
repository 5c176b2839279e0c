import * as v from 'valibot';
import { vehicleStatuses } from '../../values/vehicle-statuses.ts';

/**
 * Reply of `GET /api/cars/{slug}/view.json`: how often the page was looked at, this time included, and what
 * holds of the vehicle now, which may be later than the page.
 */
export const viewReplySchema = v.object({
  views: v.pipe(v.number(), v.integer(), v.minValue(0)),
  car_fields: v.object({
    status: v.picklist(vehicleStatuses),
    reserved: v.boolean(),
    /** What it costs now in dollars; null without a price. */
    price: v.nullable(v.number()),
  }),
  /** ISO, UTC: when the status was last known to be true. */
  checked_at: v.pipe(v.string(), v.isoTimestamp()),
});

export type ViewReply = v.InferOutput<typeof viewReplySchema>;
