import * as v from 'valibot';
import { leadEnvelopeSchema } from '../leads/lead-envelope.schema.ts';
import {
  box,
  contactEntries,
  optionalMessage,
  optionalPostcode,
  tickedBox,
} from '../leads/lead-fields.schema.ts';
import type { LeadSettings } from '../tenant/settings/leads.schema.ts';

const { car_id, car_slug, opt_in, idempotency_key, url, lead_attributes, ...rest } =
  leadEnvelopeSchema.entries;
const { homepage, filled_in_ms } = rest;

/** `POST /api/reservations`: who reserves, and which car; the price and the deposit are the dealer's. */
export function reservationSchema({ texts, terms }: Pick<LeadSettings, 'texts' | 'terms'>) {
  return v.object({
    ...contactEntries(texts),
    postcode: optionalPostcode(texts),
    message: optionalMessage(texts),
    terms_conditions: terms.required ? tickedBox(terms.message) : box,
    ...{ car_id, car_slug, opt_in, idempotency_key, url, lead_attributes, homepage, filled_in_ms },
  });
}

/** A reservation as its holder sees it. */
export const reservationReplySchema = v.object({
  status: v.picklist(['held', 'expired', 'released']),
  car: v.object({ id: v.string(), slug: v.string(), name: v.string() }),
  /** The deposit in dollars. */
  amount: v.number(),
  /** `none`: nothing has been paid, and the car is held all the same. */
  payment: v.picklist(['none']),
  /** With the dealer's offset, as `2026-11-22T09:00:00+10:00`. */
  held_until: v.string(),
  message: v.string(),
  path: v.string(),
});

export type ReservationReply = v.InferOutput<typeof reservationReplySchema>;

export const reservedSchema = v.object({
  lead_id: v.string(),
  receipt: v.string(),
  reservation: reservationReplySchema,
});
