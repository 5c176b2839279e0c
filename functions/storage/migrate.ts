import type { Database } from '../ports/database.ts';

/** One step from an older database to a newer. Once released it never changes: a later step corrects it. */
export interface Migration {
  readonly name: string;
  /** May run twice when two servers start at once, so each says IF NOT EXISTS or the like. */
  readonly statements: readonly string[];
}

/** Applies, in order, the steps that the database has not seen; each is applied whole or not at all. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.execute({
    sql: 'CREATE TABLE IF NOT EXISTS applied_migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
  });
  const rows = await database.execute({ sql: 'SELECT name FROM applied_migrations' });
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    await database.transact([
      ...statements.map((sql) => ({ sql })),
      {
        sql: "INSERT OR IGNORE INTO applied_migrations VALUES (?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
        args: [name],
      },
    ]);
  }
}
