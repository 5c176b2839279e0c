import * as v from 'valibot';

/** What a shopper has sent, as the shopper's own list shows it: nothing of what was written in it. */
const enquirySchema = v.object({
  lead_id: v.string(),
  /** As the dealer calls it: `Finance Enquiry`, `Trade In · Valuation`. */
  kind: v.string(),
  sent_at: v.pipe(v.string(), v.isoTimestamp()),
  /** The vehicle by its name of then; `path` is null once it has left the site. */
  car: v.nullable(v.object({ name: v.string(), path: v.nullable(v.string()) })),
  /** What came of it, and what that means in words. */
  status: v.string(),
  message: v.string(),
  /** An appointment that is to come, a vehicle that is held: the shopper can still change it. */
  is_open: v.boolean(),
  about: v.picklist(['enquiry', 'test-drive', 'reservation', 'payment']),
  /** Leads to the receipt, the appointment or the reservation. */
  path: v.string(),
});

/** Reply of `GET /api/account/enquiries`. */
export const enquiriesReplySchema = v.object({ enquiries: v.array(enquirySchema) });

export type OwnEnquiry = v.InferOutput<typeof enquirySchema>;
