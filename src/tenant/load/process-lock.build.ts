import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
// Without the clients of remote databases, which the package's main module loads: a hundred files at the start of a build.
import { createClient } from '@libsql/client/sqlite3';

const PAUSE_MS = 50;

/**
 * Runs `work` under a lock file shared by processes; waits while another process holds it. The lock is a
 * transaction on an empty SQLite database: the system releases it when the process is killed, which a plain
 * lock file would survive.
 */
export async function withProcessLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const client = createClient({ url: `file:${file}` });
  try {
    const lock = await begin(client);
    try {
      return await work();
    } finally {
      await lock.rollback();
    }
  } finally {
    client.close();
  }
}

async function begin(client: ReturnType<typeof createClient>) {
  for (;;) {
    try {
      return await client.transaction('write');
    } catch (error) {
      if (!isBusy(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}
