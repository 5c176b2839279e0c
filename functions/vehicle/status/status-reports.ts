import * as v from 'valibot';
import { vehicleStatuses } from '#src/values/vehicle/vehicle-statuses.ts';
import type { Database } from '../../ports/database.ts';
import type { StatusReport } from './live-status.ts';

interface ReportedCar {
  /** The dealer's slug. */
  readonly site: string;
  /** The vehicle's id. */
  readonly car: string;
}

const rowsSchema = v.array(
  v.object({
    status: v.picklist(vehicleStatuses),
    reserved: v.number(),
    price: v.nullable(v.number()),
    reported_at: v.number(),
  }),
);

export async function readReport(
  database: Database,
  { site, car }: ReportedCar,
): Promise<StatusReport | null> {
  const [row] = v.parse(
    rowsSchema,
    await database.execute({
      sql: 'SELECT status, reserved, price, reported_at FROM status_reports WHERE site = ? AND car = ?',
      args: [site, car],
    }),
  );
  if (row === undefined) return null;
  const { status, reserved, price, reported_at: atMs } = row;
  return { status, reserved: reserved === 1, price, atMs };
}

/** Replaces an earlier report, never a later one. */
export async function writeReport(
  database: Database,
  { site, car }: ReportedCar,
  { status, reserved, price, atMs }: StatusReport,
): Promise<void> {
  await database.execute({
    sql: `INSERT INTO status_reports (site, car, status, reserved, price, reported_at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET status = excluded.status, reserved = excluded.reserved,
        price = excluded.price, reported_at = excluded.reported_at
      WHERE excluded.reported_at >= status_reports.reported_at`,
    args: [site, car, status, reserved ? 1 : 0, price, atMs],
  });
}

interface TakenReport {
  readonly car: string;
  readonly state: 'reserved' | 'sold';
}

/**
 * Cars that the dealer's system has reported as reserved or gone since the published stock arrived.
 */
export async function readTakenReports(
  database: Database,
  site: string,
  stockAtMs: number,
): Promise<readonly TakenReport[]> {
  const rows = await database.execute({
    sql: `SELECT car, status IN ('in_stock', 'coming_soon') AS is_available FROM status_reports
      WHERE site = ? AND reported_at >= ? AND (reserved = 1 OR status NOT IN ('in_stock', 'coming_soon'))`,
    args: [site, stockAtMs],
  });
  return rows.map(({ car, is_available: isAvailable }) => ({
    car: String(car),
    state: isAvailable === 1 ? 'reserved' : 'sold',
  }));
}
