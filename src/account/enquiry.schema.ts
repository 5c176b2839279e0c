import * as v from 'valibot';

/** A lead in the shopper's list of enquiries; the text of the message is left out. */
const enquirySchema = v.object({
  lead_id: v.string(),
  /** The dealer's category of the lead: `Finance Enquiry`, `Trade In · Valuation`. */
  kind: v.string(),
  sent_at: v.pipe(v.string(), v.isoTimestamp()),
  /** The vehicle as it was named at the time; `path` is null when its page is gone. */
  car: v.nullable(v.object({ name: v.string(), path: v.nullable(v.string()) })),
  /** The current status such as `sent`, and a sentence that explains it. */
  status: v.string(),
  message: v.string(),
  /** Whether the shopper can still change it: an upcoming appointment or a held vehicle. */
  is_open: v.boolean(),
  about: v.picklist(['enquiry', 'test-drive', 'reservation', 'payment']),
  /** Path of the receipt, the appointment or the reservation. */
  path: v.string(),
});

/** Reply of `GET /api/account/enquiries`. */
export const enquiriesReplySchema = v.object({ enquiries: v.array(enquirySchema) });

export type OwnEnquiry = v.InferOutput<typeof enquirySchema>;
