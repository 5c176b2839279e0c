import * as v from 'valibot';
import { vehicleStatuses } from '../../../values/vehicle/vehicle-statuses.ts';

/**
 * Reply of `GET /api/cars/{slug}/view.json`: the view count including this view, and the vehicle's current status.
 */
export const viewReplySchema = v.object({
  views: v.pipe(v.number(), v.integer(), v.minValue(0)),
  car_fields: v.object({
    status: v.picklist(vehicleStatuses),
    reserved: v.boolean(),
    /** Current price in dollars; null without a price. */
    price: v.nullable(v.number()),
  }),
  /** ISO 8601 in UTC: when the status was last confirmed. */
  checked_at: v.pipe(v.string(), v.isoTimestamp()),
});

export type ViewReply = v.InferOutput<typeof viewReplySchema>;
