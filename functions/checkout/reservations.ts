import * as v from 'valibot';
import type { HoldState } from '#src/checkout/deposit-state.ts';
import { carOf } from '../leads/car-of.ts';
import type { Database, Row, SqlValue, Statement } from '../ports/database.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { DEPOSIT_COLUMNS, type Deposit, depositRow } from './deposit/deposits.ts';

const reservationRow = v.pipe(
  v.object({
    id: v.string(),
    site: v.string(),
    car: v.string(),
    slug: v.string(),
    amount: v.number(),
    lead: v.string(),
    held_until: v.number(),
    released_at: v.nullable(v.number()),
  }),
  v.transform(({ held_until, released_at, ...row }) => ({
    ...row,
    heldUntilMs: held_until,
    releasedAtMs: released_at,
  })),
);

/** `amount` is the deposit in dollars; times are milliseconds since 1970. */
export type Reservation = v.InferOutput<typeof reservationRow> & {
  /** Null when no deposit is paid online. */
  readonly deposit: Deposit | null;
};

export function reservationOfLead(database: Database, lead: string): Promise<Reservation | null> {
  return findReservation(database, 'r.lead = ?', [lead]);
}

/** Null for another dealer's reservation. */
export function reservationById(database: Database, site: string, id: string): Promise<Reservation | null> {
  return findReservation(database, 'r.site = ? AND r.id = ?', [site, id]);
}

async function findReservation(database: Database, condition: string, args: readonly SqlValue[]) {
  const [row] = await database.execute({
    sql: `SELECT r.*, ${DEPOSIT_COLUMNS}
      FROM reservations r LEFT JOIN reservation_payments d ON d.reservation = r.id WHERE ${condition}`,
    args,
  });
  return row === undefined ? null : readReservation(row);
}

function readReservation(row: Row): Reservation {
  const deposit = row['deposit_state'] === null ? null : v.parse(depositRow, row);
  return { ...v.parse(reservationRow, row), deposit };
}

/** The car as published now, by its id: a feed that corrects its name gives its page another slug. */
export function reservedCar(
  published: Pick<PublishedSite, 'vehicle' | 'slugOf'>,
  { car, slug }: Pick<Reservation, 'car' | 'slug'>,
) {
  return carOf(published, { car_slug: slug, car_id: car });
}

/** The state of the hold, by the reservation alone. */
export function holdOf({ heldUntilMs, releasedAtMs }: Reservation, nowMs: number): HoldState {
  if (releasedAtMs !== null) return 'ended';
  return heldUntilMs <= nowMs ? 'lapsed' : 'standing';
}

/** How many cars a person currently holds. */
export async function countHolds(
  database: Database,
  { site, holder }: Pick<NewReservation, 'site' | 'holder'>,
  nowMs: number,
): Promise<number> {
  const [row] = await database.execute({
    sql: `SELECT count(*) AS held FROM reservations
      WHERE site = ? AND holder = ? AND released_at IS NULL AND held_until > ?`,
    args: [site, holder, nowMs],
  });
  return Number(row?.['held'] ?? 0);
}

interface NewReservation {
  readonly id: string;
  readonly site: string;
  /** The vehicle's id and page slug. */
  readonly car: string;
  readonly slug: string;
  readonly amount: number;
  /** `card`: the deposit is paid online. */
  readonly payment: 'none' | 'card';
  /** A digest that identifies the person without revealing who it is. */
  readonly holder: string;
  readonly maxHolds: number;
  readonly lead: string;
  readonly nowMs: number;
  readonly heldUntilMs: number;
}

/**
 * Releases expired holds, then takes the car. The second statement fails and rolls its transaction
 * back when the car is held already (unique index) or the person has reached the limit (the holder
 * is then null in a NOT NULL column).
 */
export function reserveStatements(wanted: NewReservation): Statement[] {
  const { id, site, car, slug, amount, payment, holder, maxHolds, lead, nowMs, heldUntilMs } = wanted;
  return [
    {
      sql: `UPDATE reservations SET released_at = held_until
        WHERE site = ? AND car = ? AND released_at IS NULL AND held_until <= ?`,
      args: [site, car, nowMs],
    },
    {
      sql: `INSERT INTO reservations
          (id, site, car, slug, amount, holder, payment, lead, reserved_at, held_until)
        VALUES (?1, ?2, ?3, ?4, ?5, CASE WHEN ?7 > (
            SELECT count(*) FROM reservations
            WHERE site = ?2 AND holder = ?6 AND released_at IS NULL AND held_until > ?9
          ) THEN ?6 END, ?11, ?8, ?9, ?10)`,
      args: [id, site, car, slug, amount, holder, maxHolds, lead, nowMs, heldUntilMs, payment],
    },
  ];
}

/**
 * Fails and rolls its transaction back when the reservation was already released (`released_at`
 * would be null in a NOT NULL column).
 */
export function releaseStatement({ id }: Pick<Reservation, 'id'>, nowMs: number): Statement {
  return {
    sql: `UPDATE reservations SET released_at = ?2, held_until = CASE WHEN released_at IS NULL THEN held_until END
      WHERE id = ?1`,
    args: [id, nowMs],
  };
}

/** Extends the hold. Fails in the same way when it was released or the car was taken. */
export function holdStatement({ id }: Pick<Reservation, 'id'>, heldUntilMs: number): Statement {
  return {
    sql: 'UPDATE reservations SET held_until = CASE WHEN released_at IS NULL THEN ?2 END WHERE id = ?1',
    args: [id, heldUntilMs],
  };
}
