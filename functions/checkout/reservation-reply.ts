import type { ReservationReply } from '#src/checkout/reservation.schema.ts';
import { appointmentText, zonedIso } from '#src/leads/test-drive/appointment/appointment-text.ts';
import { branchClock, type Clock } from '#src/locations/hours/branch-zone.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { leadOfReceipt, type StoredLead } from '../leads/store/stored-lead.ts';
import type { Database } from '../ports/database.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { type Deposit, isPayable } from './deposit/deposits.ts';
import { holdOf, type Reservation, reservationOfLead } from './reservations.ts';

/** A reservation with its lead and the secret token of the shopper's link. */
export interface OwnReservation {
  readonly reservation: Reservation;
  readonly lead: StoredLead;
  readonly token: string;
}

/**
 * Finds a reservation by a receipt token of its lead; null for an unknown token, another dealer's
 * token, and a lead that reserved nothing.
 */
export async function ownReservation(
  database: Database,
  site: string,
  token: string,
): Promise<OwnReservation | null> {
  const lead = await leadOfReceipt(database, site, token);
  const reservation = lead && (await reservationOfLead(database, lead.id));
  return lead && reservation && { reservation, lead, token };
}

type Status = ReservationReply['status'];

export function reservationStatus(reservation: Reservation, nowMs: number): Status {
  const { heldUntilMs, releasedAtMs, deposit } = reservation;
  const isHeld = holdOf(reservation, nowMs) === 'standing';
  if (deposit !== null && deposit.state !== 'paid') return unpaidStatus(deposit, isHeld);
  if (isHeld) return 'held';
  return releasedAtMs === null || releasedAtMs >= heldUntilMs ? 'expired' : 'released';
}

function unpaidStatus({ state }: Deposit, isHeld: boolean): Status {
  if (state === 'refund-due') return 'refunding';
  if (state === 'refunded') return 'refunded';
  return state === 'open' && isHeld ? 'paying' : 'unpaid';
}

/** The clock of the branch where the car stands, by which the end of the hold is written. */
export function clockOf(
  { lead }: Pick<OwnReservation, 'lead'>,
  { locations, site }: Pick<Settings, 'locations' | 'site'>,
): Clock {
  const branch = locations.locations.find(({ id }) => id === lead.routing.branch);
  return branchClock(branch, site);
}

/** What the holder sees of a reservation. */
export function reservationReply(
  { settings }: Pick<PublishedSite, 'settings'>,
  { reservation, lead, token }: OwnReservation,
  nowMs: number,
): ReservationReply {
  const { site, checkout } = settings;
  const { car: id, slug, amount, deposit, heldUntilMs } = reservation;
  const status = reservationStatus(reservation, nowMs);
  const clock = clockOf({ lead }, settings);
  const name = lead.vehicle?.name ?? site.vehicleWord.one;
  const words = {
    name,
    until: appointmentText(heldUntilMs, clock),
    amount: formatMoney(amount, site.currency),
  };
  const path = `/api/reservations/${token}`;
  return {
    status,
    car: { id, slug, name },
    ...{ amount, payment: deposit?.state ?? 'none' },
    held_until: zonedIso(heldUntilMs, clock.timeZone),
    message: fill(sentenceOf(status, deposit, checkout.texts), words),
    path,
    calendar: `${path}.ics`,
    pay: status === 'paying' && deposit && isPayable(deposit, nowMs) ? `${path}/pay` : null,
  };
}

function sentenceOf(status: Status, deposit: Deposit | null, texts: Settings['checkout']['texts']): string {
  const isPaid = deposit?.state === 'paid';
  if (isPaid && status === 'held') return texts.heldPaid;
  if (isPaid && status === 'expired') return texts.expiredPaid;
  if (deposit?.reason === 'too-late' && status === 'refunding') return texts.tooLate;
  return texts[status];
}
