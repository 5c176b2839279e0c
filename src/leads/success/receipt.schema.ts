import * as v from 'valibot';
import { cardsSchema } from '../../vehicle/card/card.schema.ts';
import { appointmentSchema } from '../test-drive/test-drive.schema.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const text = v.nullable(v.string());

/** Somebody to talk to: the branch that has the lead, or the dealer where no branch is named. */
const recipientSchema = v.object({
  name: v.string(),
  /** As people write it, and for a link. */
  phone: v.nullable(v.object({ label: v.string(), href: v.string() })),
  address: text,
  /** A route to it, on a map. */
  directions: text,
  /** When somebody is there, today or next, in a sentence; null where that is not known. */
  hours: text,
});

/** `GET /api/leads/{receipt}`: the lead as the shopper may see it, in the dealer's words. */
export const receiptSchema = v.object({
  lead_id: v.string(),
  received_at: time,
  category: v.string(),
  subcategory: text,
  branch: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The one that was chosen, else that of the branch. */
  dealership: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  vehicle: v.nullable(
    v.object({
      ...{ id: v.string(), slug: v.string(), name: v.string() },
      /** Its page; null once there is none any more. */
      path: text,
      /** Address of a picture. */
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
    /** Whether it stands, in a sentence for the shopper. */
    words: v.string(),
  }),
  heading: v.string(),
  /** Who received it, and when. */
  intro: v.string(),
  /** What happens next, a sentence each. */
  next: v.array(v.string()),
  recipient: recipientSchema,
  /** The fields that the dealer has a label for, as people read them. */
  sent: v.array(v.object({ label: v.string(), text: v.string() })),
  /** What the estimate of a trade-in was, or the offer that was taken. */
  offer: v.nullable(v.object({ label: v.string(), text: v.string() })),
  /** Of a test drive, as it stands now. */
  appointment: v.nullable(appointmentSchema),
  /** Cards of vehicles in stock that are like the one that it is about, the most similar first. */
  similar: cardsSchema,
});

export type Receipt = v.InferOutput<typeof receiptSchema>;
