import * as v from 'valibot';
import { leadEnvelopeSchema } from '../leads/lead-envelope.schema.ts';
import {
  box,
  contactEntries,
  optionalMessage,
  optionalPostcode,
  tickedBox,
} from '../leads/lead-fields.schema.ts';
import type { LeadSettings } from '../tenant/settings/leads/leads.schema.ts';
import { depositStates } from './deposit-state.ts';

const { car_id, car_slug, opt_in, idempotency_key, url, lead_attributes, homepage, filled_in_ms } =
  leadEnvelopeSchema.entries;

/** Ignored if it is no amount: then the shopper is not asked to look again. */
const priceSeen = v.fallback(
  v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(1)), null),
  null,
);

/** `POST /api/reservations`: contact details and car; price and deposit are determined by the server. */
export function reservationSchema({ texts, terms }: Pick<LeadSettings, 'texts' | 'terms'>) {
  return v.object({
    ...contactEntries(texts),
    postcode: optionalPostcode(texts),
    message: optionalMessage(texts),
    price_seen: v.pipe(
      priceSeen,
      v.description('Dollars that the shopper was shown; a dearer car is refused'),
    ),
    terms_conditions: terms.required ? tickedBox(terms.message) : box,
    ...{ car_id, car_slug, opt_in, idempotency_key, url, lead_attributes, homepage, filled_in_ms },
  });
}

/** A reservation for its holder. */
export const reservationReplySchema = v.object({
  status: v.pipe(
    v.picklist(['paying', 'held', 'expired', 'released', 'unpaid', 'refunding', 'refunded']),
    v.description('`paying`: held while the deposit is paid; `unpaid`: it was not'),
  ),
  car: v.object({ id: v.string(), slug: v.string(), name: v.string() }),
  /** The deposit in dollars. */
  amount: v.number(),
  payment: v.pipe(
    v.picklist(['none', ...depositStates]),
    v.description('`none`: nothing is paid online, and the car is held all the same'),
  ),
  /** Local time with UTC offset, as `2026-11-22T09:00:00+10:00`. */
  held_until: v.string(),
  message: v.string(),
  path: v.string(),
  /** Path of the calendar file. */
  calendar: v.string(),
  /** Path that redirects to the payment page; null if nothing is due. */
  pay: v.nullable(v.string()),
});

export type ReservationReply = v.InferOutput<typeof reservationReplySchema>;

export const reservedSchema = v.object({
  lead_id: v.string(),
  receipt: v.string(),
  /** Where to go next: the reservation, or the payment page. */
  redirectUrl: v.string(),
  reservation: reservationReplySchema,
});
