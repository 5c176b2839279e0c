import * as v from 'valibot';
import { cardsSchema } from '../../vehicle/card/card.schema.ts';
import { appointmentSchema } from '../test-drive/test-drive.schema.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const text = v.nullable(v.string());

/** Contact details of the branch that has the lead, or of the dealer if there is no branch. */
const recipientSchema = v.object({
  name: v.string(),
  /** The number as displayed, and its tel: link. */
  phone: v.nullable(v.object({ label: v.string(), href: v.string() })),
  address: text,
  /** URL of directions on a map. */
  directions: text,
  /** Sentence with the current or next opening hours; null if unknown. */
  hours: text,
});

/** Response of `GET /api/leads/{receipt}`: the part of a lead that the shopper may see, with the dealer's texts. */
export const receiptSchema = v.object({
  lead_id: v.string(),
  received_at: time,
  category: v.string(),
  subcategory: text,
  branch: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The chosen dealership, or else that of the branch. */
  dealership: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  vehicle: v.nullable(
    v.object({
      ...{ id: v.string(), slug: v.string(), name: v.string() },
      /** Path of the vehicle's page; null when the page is gone. */
      path: text,
      /** URL of a photo. */
      image: text,
    }),
  ),
  fields: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
  consent: v.object({
    opt_in: v.boolean(),
    text: v.string(),
    page: v.string(),
    at: time,
    terms: text,
    withdrawn_at: v.nullable(time),
    /** The status of the appointment as a sentence. */
    words: v.string(),
  }),
  heading: v.string(),
  /** Who received the lead, and when. */
  intro: v.string(),
  /** The next steps, one sentence each. */
  next: v.array(v.string()),
  recipient: recipientSchema,
  /** The fields that have a label in the dealer's settings, formatted for display. */
  sent: v.array(v.object({ label: v.string(), text: v.string() })),
  /** The estimate of a trade-in, or the accepted offer. */
  offer: v.nullable(v.object({ label: v.string(), text: v.string() })),
  /** The current state of a test drive appointment. */
  appointment: v.nullable(appointmentSchema),
  /** Cards of similar vehicles in stock, the most similar first. */
  similar: cardsSchema,
});

export type Receipt = v.InferOutput<typeof receiptSchema>;
