import * as v from 'valibot';
import { type Watched, watchedSchema } from '#src/account/watchlist.schema.ts';
import type { Database } from '../ports/database.ts';
import type { PhoneOfSite } from './one-time-codes.ts';

/** A vehicle as it was when it was saved. */
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

/** What was saved last comes first. */
export async function readSavedCars(database: Database, { site, phone }: PhoneOfSite): Promise<SavedCar[]> {
  const rows = await database.execute({
    sql: `SELECT car, slug, name, saved_at, price, status FROM watchlist
      WHERE site = ? AND phone = ? ORDER BY saved_at DESC, car`,
    args: [site, phone],
  });
  return v.parse(rowsSchema, [...rows]);
}

/** False when the list is full. What is saved already stays as it was saved first. */
export async function saveCar(
  database: Database,
  { site, phone }: PhoneOfSite,
  { car, slug, name, savedAtMs, whenSaved }: SavedCar,
  mostCars: number,
): Promise<boolean> {
  const [, saved] = await database.transact([
    {
      sql: `INSERT INTO watchlist (site, phone, car, slug, name, saved_at, price, status)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
        WHERE (SELECT count(*) FROM watchlist WHERE site = ?1 AND phone = ?2) < ?9
        ON CONFLICT DO NOTHING`,
      args: [site, phone, car, slug, name, savedAtMs, whenSaved.price, whenSaved.status, mostCars],
    },
    {
      sql: 'SELECT car FROM watchlist WHERE site = ? AND phone = ? AND car = ?',
      args: [site, phone, car],
    },
  ]);
  return saved?.length === 1;
}

/** By its id or the slug of its page: the vehicle itself may have left the site long ago. */
export async function removeCar(
  database: Database,
  { site, phone }: PhoneOfSite,
  names: { readonly car: string; readonly slug: string },
): Promise<void> {
  await database.execute({
    sql: 'DELETE FROM watchlist WHERE site = ?1 AND phone = ?2 AND (car = ?3 OR slug = ?3 OR slug = ?4)',
    args: [site, phone, names.car, names.slug],
  });
}
