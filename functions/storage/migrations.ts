import type { Migration } from './migrate.ts';

/** `site` is a dealer's slug, `car` a vehicle's id; `_at` is milliseconds since 1970. New steps come last. */
export const migrations: readonly Migration[] = [
  {
    name: '0001-vehicles',
    statements: [
      `CREATE TABLE IF NOT EXISTS vehicle_views (
        site TEXT NOT NULL, car TEXT NOT NULL, views INTEGER NOT NULL,
        PRIMARY KEY (site, car)
      ) STRICT, WITHOUT ROWID`,
      // The last word of the dealer's own system on a vehicle.
      `CREATE TABLE IF NOT EXISTS status_reports (
        site TEXT NOT NULL, car TEXT NOT NULL, status TEXT NOT NULL, reserved INTEGER NOT NULL,
        price REAL, reported_at INTEGER NOT NULL,
        PRIMARY KEY (site, car)
      ) STRICT, WITHOUT ROWID`,
    ],
  },
  {
    name: '0002-what-visitors-do',
    statements: [
      `CREATE TABLE IF NOT EXISTS phone_reveals (
        revealed_at INTEGER NOT NULL, site TEXT NOT NULL, car TEXT NOT NULL, branch TEXT NOT NULL
      ) STRICT`,
      'CREATE INDEX IF NOT EXISTS phone_reveals_of_site ON phone_reveals (site, revealed_at)',
      `CREATE TABLE IF NOT EXISTS event_counts (
        site TEXT NOT NULL, day TEXT NOT NULL, name TEXT NOT NULL, car TEXT NOT NULL, count INTEGER NOT NULL,
        PRIMARY KEY (site, day, name, car)
      ) STRICT, WITHOUT ROWID`,
    ],
  },
];
