import { createClient } from '@libsql/client';

/** Bytes of a lead's row. */
const row = 'x'.repeat(1800);

/** How many rows per second SQLite alone inserts in sequence, each flushed to disk before the next. */
export async function bareInsertsPerSecond(file: string, seconds: number): Promise<number> {
  const client = createClient({ url: `file:${file}` });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('CREATE TABLE leads (id TEXT PRIMARY KEY, fields TEXT NOT NULL) STRICT');
  const startedMs = performance.now();
  let count = 0;
  while (performance.now() - startedMs < seconds * 1000) {
    await client.execute({ sql: 'INSERT INTO leads VALUES (?, ?)', args: [crypto.randomUUID(), row] });
    count += 1;
  }
  const rate = count / ((performance.now() - startedMs) / 1000);
  client.close();
  return rate;
}
