import type { Database } from '../../ports/database.ts';

/** A released migration never changes; a later one corrects it. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * Applies new migrations in order, each in a transaction, also when several servers start at once.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.execute({
    sql: 'CREATE TABLE IF NOT EXISTS applied_migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
  });
  const rows = await database.execute({ sql: 'SELECT name FROM applied_migrations' });
  const applied = new Set(rows.map(({ name }) => name));
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    try {
      await apply(database, migration);
    } catch (error) {
      // `ALTER TABLE … ADD COLUMN` fails when another server has just applied the same migration.
      if (!(await isApplied(database, migration))) throw error;
    }
  }
}

async function apply(database: Database, { name, statements }: Migration): Promise<void> {
  await database.transact([
    ...statements.map((sql) => ({ sql })),
    {
      sql: "INSERT OR IGNORE INTO applied_migrations VALUES (?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
      args: [name],
    },
  ]);
}

async function isApplied(database: Database, { name }: Migration): Promise<boolean> {
  const sql = 'SELECT 1 FROM applied_migrations WHERE name = ?';
  return (await database.execute({ sql, args: [name] })).length > 0;
}
