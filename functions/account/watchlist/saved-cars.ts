import * as v from 'valibot';
import { type Watched, watchedSchema } from '#src/account/watchlist/watchlist.schema.ts';
import type { Database } from '../../ports/database.ts';
import type { PhoneOfSite } from '../codes/one-time-codes.ts';

/** A vehicle as it was when the shopper saved it. */
export interface SavedCar {
  /** The vehicle's id. */
  readonly car: string;
  readonly slug: string;
  readonly name: string;
  readonly savedAtMs: number;
  readonly whenSaved: Watched;
}

const rowsSchema = v.array(
  v.pipe(
    v.object({
      car: v.string(),
      slug: v.string(),
      name: v.string(),
      saved_at: v.number(),
      ...watchedSchema.entries,
    }),
    v.transform(
      ({ price, status, saved_at: savedAtMs, ...car }): SavedCar => ({
        ...car,
        savedAtMs,
        whenSaved: { price, status },
      }),
    ),
  ),
);

/** Newest first. */
export async function readSavedCars(database: Database, { site, phone }: PhoneOfSite): Promise<SavedCar[]> {
  const rows = await database.execute({
    sql: `SELECT car, slug, name, saved_at, price, status FROM watchlist
      WHERE site = ? AND phone = ? ORDER BY saved_at DESC, car`,
    args: [site, phone],
  });
  return v.parse(rowsSchema, [...rows]);
}

/** Returns false when the list is full. Saving a car again keeps the first entry. */
export async function saveCar(
  database: Database,
  { site, phone }: PhoneOfSite,
  { car, slug, name, savedAtMs, whenSaved }: SavedCar,
  maxCars: number,
): Promise<boolean> {
  const [, saved] = await database.transact([
    {
      sql: `INSERT INTO watchlist (site, phone, car, slug, name, saved_at, price, status)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
        WHERE (SELECT count(*) FROM watchlist WHERE site = ?1 AND phone = ?2) < ?9
        ON CONFLICT DO NOTHING`,
      args: [site, phone, car, slug, name, savedAtMs, whenSaved.price, whenSaved.status, maxCars],
    },
    {
      sql: 'SELECT car FROM watchlist WHERE site = ? AND phone = ? AND car = ?',
      args: [site, phone, car],
    },
  ]);
  return saved?.length === 1;
}

/**
 * Either field may hold the id or the slug: a car that has left the site can no longer be looked up
 * to tell which it is.
 */
interface CarNames {
  readonly car: string;
  readonly slug: string;
}

const BY_NAMES = 'site = ?1 AND phone = ?2 AND (car = ?3 OR slug = ?3 OR slug = ?4)';

function namesOf({ site, phone }: PhoneOfSite, { car, slug }: CarNames): string[] {
  // No vehicle has an empty slug.
  return [site, phone, car, slug];
}

/** Keeps the removed entry for a while, so that `restoreCar` can undo it. */
export async function removeCar(
  database: Database,
  owner: PhoneOfSite,
  names: CarNames,
  nowMs: number,
): Promise<void> {
  const args = namesOf(owner, names);
  await database.transact([
    {
      sql: `INSERT OR REPLACE INTO watchlist_removed
          (site, phone, car, slug, name, saved_at, price, status, removed_at)
        SELECT site, phone, car, slug, name, saved_at, price, status, ?5 FROM watchlist WHERE ${BY_NAMES}`,
      args: [...args, nowMs],
    },
    { sql: `DELETE FROM watchlist WHERE ${BY_NAMES}`, args },
  ]);
}

const namedSchema = v.object({ car: v.string(), slug: v.string(), name: v.string() });

type NamedCar = v.InferOutput<typeof namedSchema>;

/** A car that was removed at `sinceMs` or later; null for any other. */
export async function readRemoved(
  database: Database,
  owner: PhoneOfSite,
  names: CarNames,
  sinceMs: number,
): Promise<NamedCar | null> {
  const [row] = await database.execute({
    sql: `SELECT car, slug, name FROM watchlist_removed WHERE ${BY_NAMES} AND removed_at >= ?5`,
    args: [...namesOf(owner, names), sinceMs],
  });
  return row === undefined ? null : v.parse(namedSchema, { ...row });
}

/**
 * Restores a removed entry with its original date and price. Returns null when it was not removed
 * since then, or when the list is full.
 */
export async function restoreCar(
  database: Database,
  owner: PhoneOfSite,
  names: CarNames,
  { sinceMs, maxCars }: { readonly sinceMs: number; readonly maxCars: number },
): Promise<NamedCar | null> {
  const args = namesOf(owner, names);
  const [rows = []] = await database.transact([
    {
      sql: `INSERT INTO watchlist (site, phone, car, slug, name, saved_at, price, status)
        SELECT site, phone, car, slug, name, saved_at, price, status FROM watchlist_removed
        WHERE ${BY_NAMES} AND removed_at >= ?5
          AND (SELECT count(*) FROM watchlist WHERE site = ?1 AND phone = ?2) < ?6
        ON CONFLICT DO NOTHING RETURNING car, slug, name`,
      args: [...args, sinceMs, maxCars],
    },
    {
      sql: `DELETE FROM watchlist_removed WHERE ${BY_NAMES} AND EXISTS (
          SELECT 1 FROM watchlist AS kept
          WHERE kept.site = ?1 AND kept.phone = ?2 AND kept.car = watchlist_removed.car)`,
      args,
    },
  ]);
  return rows[0] === undefined ? null : v.parse(namedSchema, { ...rows[0] });
}
