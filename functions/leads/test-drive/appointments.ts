import * as v from 'valibot';
import type { AppointmentSpan, TakenSeat } from '#src/leads/test-drive/appointment-times.ts';
import type { Database, Statement } from '../../ports/database.ts';
import { leadOfReceipt, type StoredLead } from '../store/stored-lead.ts';

/** A branch of a dealer, which has its own appointments; those made on a language edition are the dealer's. */
interface AppointmentPlace {
  /** The dealer's slug. */
  readonly site: string;
  /** Id of the location. */
  readonly branch: string;
}

const appointmentRow = v.pipe(
  v.object({
    id: v.string(),
    site: v.string(),
    branch: v.string(),
    starts_at: v.number(),
    ends_at: v.number(),
    revision: v.number(),
    booked_at: v.number(),
    cancelled_at: v.nullable(v.number()),
  }),
  v.transform(({ id, site, branch, revision, ...at }) => ({
    ...{ id, site, branch, revision },
    ...{ startsAtMs: at.starts_at, endsAtMs: at.ends_at },
    ...{ bookedAtMs: at.booked_at, cancelledAtMs: at.cancelled_at },
  })),
);

/** `revision` counts the changes; times are milliseconds since 1970. */
export type Appointment = v.InferOutput<typeof appointmentRow>;

export async function appointmentOfLead(database: Database, lead: string): Promise<Appointment | null> {
  const [row] = await database.execute({ sql: 'SELECT * FROM appointments WHERE lead = ?', args: [lead] });
  return row === undefined ? null : v.parse(appointmentRow, row);
}

const seatRows = v.array(v.object({ starts_at: v.number(), ends_at: v.number(), seat: v.number() }));

/** Appointments of a branch that are not over. */
export async function takenSeats(
  database: Database,
  { site, branch }: AppointmentPlace,
  nowMs: number,
): Promise<TakenSeat[]> {
  const rows = await database.execute({
    sql: `SELECT starts_at, ends_at, seat FROM appointments
      WHERE site = ? AND branch = ? AND cancelled_at IS NULL AND ends_at > ?`,
    args: [site, branch, nowMs],
  });
  return v.parse(seatRows, rows).map(({ starts_at, ends_at, seat }) => ({
    ...{ startsAtMs: starts_at, endsAtMs: ends_at, seat },
  }));
}

/** The lowest seat of `?5` that is free from `?3` to `?4`; null when none is. */
const FREE_SEAT = `(SELECT seats.value FROM json_each(?5) AS seats WHERE NOT EXISTS (
    SELECT 1 FROM appointments AS other
    WHERE other.site = ?1 AND other.branch = ?2 AND other.seat = seats.value AND other.cancelled_at IS NULL
      AND other.starts_at < ?4 AND other.ends_at > ?3 AND other.id <> ?6
  ) ORDER BY seats.value LIMIT 1)`;

interface Wanted extends AppointmentPlace, AppointmentSpan {
  readonly id: string;
  /** How many test drives the branch can run at the same time. */
  readonly seats: number;
}

function wantedArgs({ site, branch, startsAtMs, endsAtMs, seats, id }: Wanted) {
  const all = JSON.stringify(Array.from({ length: seats }, (_, seat) => seat));
  return [site, branch, startsAtMs, endsAtMs, all, id];
}

/**
 * Fails and rolls its transaction back when no seat is free: the seat is then null in a NOT NULL
 * column.
 */
export function bookStatement(
  wanted: Wanted,
  of: { readonly lead: string; readonly car: string | null; readonly bookedAtMs: number },
): Statement {
  return {
    sql: `INSERT INTO appointments
        (site, branch, starts_at, ends_at, seat, id, lead, car, booked_at, revision)
      VALUES (?1, ?2, ?3, ?4, ${FREE_SEAT}, ?6, ?7, ?8, ?9, 0)`,
    args: [...wantedArgs(wanted), of.lead, of.car, of.bookedAtMs],
  };
}

/** Fails like `bookStatement`; changes nothing if the appointment has another revision. */
export function moveStatement(wanted: Wanted, revision: number): Statement {
  return {
    sql: `UPDATE appointments
      SET branch = ?2, starts_at = ?3, ends_at = ?4, seat = ${FREE_SEAT}, revision = revision + 1
      WHERE site = ?1 AND id = ?6 AND revision = ?7 AND cancelled_at IS NULL`,
    args: [...wantedArgs(wanted), revision],
  };
}

/** Frees the seat. */
export function cancelStatement({ id, revision }: Appointment, nowMs: number): Statement {
  return {
    sql: `UPDATE appointments SET cancelled_at = ?, revision = revision + 1
      WHERE id = ? AND revision = ? AND cancelled_at IS NULL`,
    args: [nowMs, id, revision],
  };
}

/** An appointment with its lead and the secret token of the shopper's link. */
export interface BookedAppointment {
  readonly appointment: Appointment;
  readonly lead: StoredLead;
  readonly token: string;
}

/**
 * Finds an appointment by the receipt token of its lead; null for an unknown token, another
 * dealer's token, and a lead without an appointment.
 */
export async function bookedAppointment(
  database: Database,
  site: string,
  token: string,
): Promise<BookedAppointment | null> {
  const lead = await leadOfReceipt(database, site, token);
  const appointment = lead && (await appointmentOfLead(database, lead.id));
  return lead && appointment && { appointment, lead, token };
}
