import type { ReservationReply } from '#src/checkout/reservation.schema.ts';
import { appointmentText, zonedIso } from '#src/leads/test-drive/appointment-words.ts';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { leadOfReceipt } from '../leads/lead-of-receipt.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { Database } from '../ports/database.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { type Reservation, reservationOfLead } from './reservations.ts';

/** A reservation with the lead that brought it, and the secret of the shopper's link. */
export interface OwnReservation {
  readonly reservation: Reservation;
  readonly lead: StoredLead;
  readonly token: string;
}

/** By the receipt token of its lead; null for another dealer's, for a lead that reserved nothing and for none. */
export async function ownReservation(
  database: Database,
  site: string,
  token: string,
): Promise<OwnReservation | null> {
  const lead = await leadOfReceipt(database, site, token);
  const reservation = lead && (await reservationOfLead(database, lead.id));
  return lead && reservation && { reservation, lead, token };
}

export function statusOf({ heldUntilMs, releasedAtMs }: Reservation, nowMs: number) {
  if (heldUntilMs <= nowMs && (releasedAtMs === null || releasedAtMs >= heldUntilMs)) return 'expired';
  return releasedAtMs === null ? 'held' : 'released';
}

/** What the holder is told of a reservation. */
export function reservationReply(
  { settings: { site, checkout } }: Pick<PublishedSite, 'settings'>,
  { reservation, lead, token }: OwnReservation,
  nowMs: number,
): ReservationReply {
  const { car: id, slug, amount, payment, heldUntilMs } = reservation;
  const status = statusOf(reservation, nowMs);
  const name = lead.vehicle?.name ?? site.vehicleWord.one;
  const words = {
    name,
    until: appointmentText(heldUntilMs, site.timeZone),
    amount: formatMoney(amount, site.currency),
  };
  return {
    status,
    car: { id, slug, name },
    ...{ amount, payment },
    held_until: zonedIso(heldUntilMs, site.timeZone),
    message: fill(checkout.texts[status], words),
    path: `/api/reservations/${token}`,
  };
}
